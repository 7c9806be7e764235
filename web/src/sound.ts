/** Small sounds of pencil and paper, made on the spot; off unless asked for. */
import { settings } from "./settings.svelte";
import type { Meaning } from "./table/motion";

let context: AudioContext | undefined;

function scratch(length: number, pitch: number, loudness: number): void {
  context ??= new AudioContext();
  const samples = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loudness;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start();
}

/** A soft tone that glides from one pitch to another. */
function tone(length: number, from: number, to: number, loudness: number): void {
  context ??= new AudioContext();
  const source = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  source.type = "triangle";
  source.frequency.setValueAtTime(from, now);
  source.frequency.exponentialRampToValueAtTime(to, now + length);
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  source.connect(volume).connect(context.destination);
  source.start(now);
  source.stop(now + length);
}

const SOUNDS: Readonly<Record<Meaning, () => void>> = {
  energy: () => tone(0.16, 780, 1040, 0.12),
  food: () => scratch(0.08, 900, 0.4),
  attack: () => scratch(0.16, 420, 0.6),
  hit: () => scratch(0.1, 260, 0.7),
  sleep: () => tone(0.4, 420, 260, 0.1),
  wake: () => tone(0.25, 360, 620, 0.1),
  loss: () => tone(0.35, 300, 150, 0.12),
  triumph: () => {
    tone(0.35, 520, 1040, 0.12);
    tone(0.5, 660, 1320, 0.08);
  },
  launch: () => scratch(1.1, 240, 0.8),
  dice: () => scratch(0.3, 2600, 0.5),
  deal: () => tone(0.2, 480, 500, 0.12),
};

/** Something moved on the table: what it was has its own sound, else it is paper. */
export function soundOfChange(meanings: readonly Meaning[]): void {
  if (!settings.sound) return;
  const [first] = meanings;
  if (first) SOUNDS[first]();
  else scratch(0.12, 1800, 0.25);
}

/** You are asked, and look elsewhere. */
export function bell(): void {
  tone(0.5, 660, 640, 0.2);
  tone(0.9, 990, 960, 0.12);
}

/** You are asked. */
export function soundOfQuestion(): void {
  if (settings.sound) scratch(0.3, 700, 0.4);
}
