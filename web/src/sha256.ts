/**
 * SHA-256 and HMAC, for pages that came without TLS too: there the browser's own are not to be had.
 * FIPS 180-4 and RFC 2104.
 */

const BLOCK = 64; // bytes

/** The first 32 bits of the fractional parts of a root of the first primes. */
const fractions = (count: number, root: number): Uint32Array => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (!Array.from({ length: n - 2 }, (_, i) => i + 2).some((divisor) => n % divisor === 0)) {
      found.push(((n ** (1 / root)) % 1) * 2 ** 32);
    }
  }
  return Uint32Array.from(found);
};

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const sums = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) mix(sums, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  sums.forEach((sum, i) => digest.setUint32(4 * i, sum));
  return new Uint8Array(digest.buffer);
}

function mix(sums: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const [early, late] = [word(i - 15), word(i - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = word(i - 16) + low + word(i - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((sum, i) => (sums[i] = (sums[i] ?? 0) + sum));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
