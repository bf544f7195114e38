import { browser } from "../browser.ts";

/** What a device says to ears and hands: somebody is in; they were before; nobody knows them; a code was read. */
export type Signal = "in" | "again" | "no" | "read";

/** Hertz and seconds of each tone, one after the other, and milliseconds of the buzz. */
const signals: Record<
  Signal,
  { tones: readonly (readonly [hertz: number, seconds: number])[]; buzz: number[] }
> = {
  in: { tones: [[1_046, 0.12]], buzz: [60] },
  again: {
    tones: [
      [659, 0.12],
      [659, 0.12],
    ],
    buzz: [60, 80, 60],
  },
  no: { tones: [[196, 0.35]], buzz: [200] },
  read: { tones: [[880, 0.05]], buzz: [20] },
};
const pauseSeconds = 0.06;
const loudness = 0.3;

let audio: AudioContext | undefined;

/** Browsers let a page sound only after a tap: call it on one. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    return;
  }
}

/** @param hasSound whether somebody wants to hear it; hands feel it in any case */
export function signal(kind: Signal, hasSound: boolean): void {
  const { tones, buzz } = signals[kind];
  browser.vibrate?.(buzz);
  if (!hasSound || audio?.state !== "running") return;
  let at = audio.currentTime;
  for (const [hertz, seconds] of tones) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + pauseSeconds;
  }
}
