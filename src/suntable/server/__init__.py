"""Tables in the browser."""
