"""A state drawn as one SVG: what the browser shows of it, without a browser."""
