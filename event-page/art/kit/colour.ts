import { clamp, mix3, smooth, type Three } from "./numbers.ts";

/** `"e8b64c"` as three numbers of 0..255. */
export function rgb(hex: string): Three {
  const part = (index: number) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  return [part(0), part(1), part(2)];
}

/** The same as light: 0..1, linear. */
export function linear(hex: string): Three {
  const [red, green, blue] = rgb(hex).map((part) => (part / 255) ** 2.2);
  return [red, green, blue];
}

export type Stops = readonly (readonly [at: number, hex: string])[];

/** Colours by a number of 0..1; `isSoft` rounds the corners at each stop. */
export function ramp(stops: Stops, isSoft = false): (share: number) => Three {
  const known = stops.map(([at, hex]) => [at, rgb(hex)] as const);
  const table = Array.from({ length: 1024 }, (_, index): Three => {
    const share = index / 1023;
    let stop = 0;
    while (stop < known.length - 2 && share > known[stop + 1][0]) stop += 1;
    const [from, to] = [known[stop], known[stop + 1]];
    const between = clamp((share - from[0]) / (to[0] - from[0]));
    return mix3(from[1], to[1], isSoft ? smooth(0, 1, between) : between);
  });
  return (share) => table[Math.floor(clamp(share) * 1023)];
}
