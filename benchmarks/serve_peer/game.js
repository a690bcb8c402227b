'use strict';

// A tile game with hidden hands, of about the size and length of Solstis: 48 tiles in six rows of eight. A turn is one
// or two decisions: play a tile of the hand; where a tile of the display has its row or number, capture one of them. Then a
// tile is drawn, and the turn ends. It is over when all hands are empty, after 44 turns: about 60 decisions.

const ROWS = 6;
const COLUMNS = 8;
const HAND = 6;
const DISPLAY = 4;

const row = (tile) => Math.floor(tile / COLUMNS);
const column = (tile) => tile % COLUMNS;
const without = (tiles, tile) => tiles.filter((each) => each !== tile);

function setup({ random }) {
  const tiles = random.Shuffle([...Array(ROWS * COLUMNS).keys()]);
  const hands = { 0: tiles.splice(0, HAND), 1: tiles.splice(0, HAND) };
  return {
    deck: tiles.slice(DISPLAY),
    display: tiles.slice(0, DISPLAY),
    hands,
    boards: { 0: [], 1: [] },
    spirits: { 0: [], 1: [] },
    fires: { 0: 0, 1: 0 },
    played: null,
    log: [],
  };
}

const targets = (G, tile) => G.display.filter((each) => row(each) === row(tile) || column(each) === column(tile));

function note(G, seat, what, tile) {
  G.log.push({ seat, what, tile });
}

function finish(G, seat, events) {
  const drawn = G.deck.pop();
  if (drawn !== undefined) G.hands[seat].push(drawn);
  G.played = null;
  G.fires[seat] = fires(G.boards[seat]);
  if (G.hands[0].length + G.hands[1].length === 0) {
    events.endGame({ scores: [G.boards[0].length + G.fires[0], G.boards[1].length + G.fires[1]] });
  } else {
    events.endTurn();
  }
}

// A fire burns where a tile, the one above and the one beside it lie together.
function fires(board) {
  const lies = new Set(board);
  return board.filter((t) => column(t) < COLUMNS - 1 && lies.has(t + 1) && lies.has(t + COLUMNS)).length;
}

function play({ G, playerID, events }, tile) {
  if (G.played !== null || !G.hands[playerID].includes(tile)) return 'INVALID_MOVE';
  G.hands[playerID] = without(G.hands[playerID], tile);
  note(G, playerID, 'play', tile);
  if (targets(G, tile).length > 0) {
    G.played = tile;
  } else {
    G.display.push(tile);
    finish(G, playerID, events);
  }
  return undefined;
}

function capture({ G, playerID, events }, tile) {
  if (G.played === null || !targets(G, G.played).includes(tile)) return 'INVALID_MOVE';
  G.display = without(G.display, tile);
  G.boards[playerID].push(G.played, tile);
  note(G, playerID, 'capture', tile);
  finish(G, playerID, events);
  return undefined;
}

function legal(G, seat) {
  if (G.played === null) return G.hands[seat].map((tile) => ['play', tile]);
  return targets(G, G.played).map((tile) => ['capture', tile]);
}

// What one player may know, and the decisions that are open to them.
function playerView({ G, ctx, playerID }) {
  const { deck, hands, ...open } = G;
  return {
    ...open,
    deck: deck.length,
    hand: hands[playerID] || [],
    counts: [hands[0].length, hands[1].length],
    legal: ctx.currentPlayer === playerID && !ctx.gameover ? legal(G, playerID) : [],
  };
}

module.exports = {
  name: 'tiles',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { play: { move: play, client: false }, capture: { move: capture, client: false } },
  playerView,
};
