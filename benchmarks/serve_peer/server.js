'use strict';

// boardgame.io's server as its documentation starts it: node server.js PORT [FOLDER]. Without a folder its matches are in memory;
// with one, in its FlatFile storage there. (package.json holds koa-compose to 4.1: with 4.2 the lobby, whose routes are added
// after its socket is attached, answers 404.)

const { FlatFile, Origins, Server } = require('boardgame.io/server');
const game = require('./game');

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: { port: Number(port), host: '127.0.0.1' } });
