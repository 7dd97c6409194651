/**
 * Sounds, made here from tones and noise; no file is loaded. Each kind of moment has its own, so
 * that a person who looks away hears what happens. Nothing is heard of hidden information: only what
 * everybody at the table sees sounds.
 */

import { type Ear, loudness } from "./settings.svelte";

/** A tone or a burst of noise: pitch in hertz (from, to), when, how long and how loud. */
interface Note {
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  at?: number; // seconds
  time: number;
  loud?: number;
}

const tone = (from: number, time: number, at = 0, to = from, loud = 0.5): Note => ({
  wave: "triangle",
  from,
  to,
  at,
  time,
  loud,
});
const noise = (from: number, time: number, at = 0, loud = 0.5): Note => ({
  wave: "noise",
  from,
  at,
  time,
  loud,
});

const SOUNDS: Readonly<Record<string, readonly Note[]>> = {
  "your-turn": [tone(523, 0.16), tone(784, 0.3, 0.13)],
  pick: [tone(660, 0.05, 0, 720, 0.25)],
  refused: [tone(196, 0.1, 0, 170, 0.4), tone(165, 0.14, 0.11, 140, 0.4)],
  step: [noise(500, 0.06, 0, 0.35)],
  place: [noise(300, 0.08, 0, 0.4), tone(180, 0.09, 0, 120, 0.4)],
  draw: [noise(2600, 0.1, 0, 0.2)],
  play: [noise(1800, 0.12, 0, 0.28), tone(330, 0.1, 0.05, 330, 0.2)],
  reveal: [noise(1500, 0.1, 0, 0.25), tone(587, 0.14, 0.08, 660, 0.3)],
  pay: [tone(1175, 0.08, 0, 1175, 0.25), tone(1568, 0.14, 0.06, 1568, 0.25)],
  bid: [tone(440, 0.08, 0, 494, 0.35)],
  pass: [tone(330, 0.1, 0, 262, 0.25)],
  aim: [tone(247, 0.18, 0, 330, 0.3)],
  roll: [0, 0.09, 0.17, 0.27, 0.36, 0.48, 0.62].map((at) => noise(900 + at * 900, 0.05, at, 0.35)),
  hit: [noise(420, 0.16, 0, 0.8), tone(150, 0.2, 0, 60, 0.8)],
  block: [tone(880, 0.22, 0, 860, 0.3), noise(2400, 0.06, 0, 0.4)],
  fall: [tone(294, 0.4, 0, 73, 0.6), noise(200, 0.2, 0.3, 0.5)],
  heal: [tone(523, 0.12, 0, 587, 0.3), tone(698, 0.2, 0.1, 784, 0.3)],
  gain: [tone(587, 0.1, 0, 587, 0.3), tone(880, 0.16, 0.08, 880, 0.3)],
  take: [tone(659, 0.12), tone(784, 0.12, 0.1), tone(988, 0.34, 0.2)],
  score: [tone(784, 0.09, 0, 784, 0.35), tone(1047, 0.18, 0.08, 1047, 0.35)],
  interrupt: [noise(3000, 0.18, 0, 0.5), tone(1400, 0.16, 0, 300, 0.4)],
  turn: [tone(392, 0.12, 0, 392, 0.2)],
  machine: [tone(98, 0.26, 0, 92, 0.5), noise(160, 0.22, 0, 0.4)],
  loss: [tone(220, 0.3, 0, 208, 0.5), tone(165, 0.5, 0.22, 147, 0.5)],
  victory: [523, 659, 784, 1047, 1319].map((pitch, i) => tone(pitch, 0.4, i * 0.14)),
  defeat: [392, 330, 262, 196].map((pitch, i) => tone(pitch, 0.42, i * 0.2)),
};

/** What can be muted together. */
const KINDS: Readonly<Record<Ear, readonly string[]>> = {
  calls: ["your-turn", "refused", "pick", "turn"],
  moves: ["step", "place", "draw", "play", "reveal"],
  gains: ["pay", "bid", "pass", "heal", "gain", "take", "score"],
  fights: ["aim", "roll", "hit", "block", "fall", "interrupt"],
  dramas: ["machine", "loss", "victory", "defeat"],
};

/** What the hand feels on a phone, in milliseconds on, off, on. */
const FELT: Readonly<Record<string, number[]>> = {
  "your-turn": [18, 60, 18],
  refused: [30],
  hit: [40],
  fall: [60],
  take: [20, 40, 20],
  victory: [30, 50, 30, 50, 60],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(kind: string): void {
  const notes = SOUNDS[kind];
  const volume = loudness(earOf(kind));
  if (!notes || volume === 0) return;
  // A browser lets nothing be heard or felt before the person has done something.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (FELT[kind] && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(FELT[kind]);
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of notes) sound(context, note, volume);
}

function earOf(kind: string): Ear {
  const found = Object.entries(KINDS).find(([, kinds]) => kinds.includes(kind));
  return (found?.[0] as Ear | undefined) ?? "moves";
}

function sound(audio: AudioContext, note: Note, volume: number): void {
  const { from, to = from, time, loud = 0.5 } = note;
  const start = audio.currentTime + (note.at ?? 0);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + time);
  gain.connect(audio.destination);
  if (note.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = hiss ??= whiteNoise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = from;
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(start + time);
  } else {
    const source = audio.createOscillator();
    source.type = note.wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + time);
    source.connect(gain);
    source.start(start);
    source.stop(start + time);
  }
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
