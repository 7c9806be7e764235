/** Small sounds of pencil and paper, made on the spot; off unless asked for. */
import { settings } from "./settings.svelte";

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

/** Something moved on the table. */
export function soundOfChange(): void {
  if (settings.sound) scratch(0.12, 1800, 0.25);
}

/** You are asked. */
export function soundOfQuestion(): void {
  if (settings.sound) scratch(0.3, 700, 0.4);
}
