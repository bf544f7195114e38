import { ramp, rgb } from "./colour.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "./numbers.ts";
import { noise } from "./random.ts";

/*
 * Hide as the shadow play has it: scraped until light comes through, punched, painted in red and gold, with one lamp behind.
 */

/** A point of it; all 0..1. */
export interface Punched {
  /** 0 where the lamp is seen itself. */
  cover: number;
  /** How high it is painted: red in the hollows, gold on what stands out. */
  high: number;
  /** Gold of a border. */
  gilt: number;
  /** Light that spills over from holes nearby. */
  spill: number;
}

const flame = ramp([
  [0, "5a1a08"],
  [0.3, "b4520f"],
  [0.55, "ee9a34"],
  [0.78, "ffd27c"],
  [1, "fff3cf"],
]);
const [hollow, middle, raised] = ["2a0907", "77190f", "dba043"].map(rgb);
const border = rgb("240b08");
const gold = rgb("d8a144");

/** Its colour where the lamp behind it is so bright; x and y in units of the drawing, for the grain. */
export function hideColour({ cover, high, gilt, spill }: Punched, lamp: number, x: number, y: number): Three {
  const grain = 0.9 + 0.2 * noise(x / 3.1, y / 3.1, 6);
  const painted =
    high <= 0
      ? border
      : high < 0.55
        ? mix3(hollow, middle, high / 0.55)
        : mix3(middle, raised, (high - 0.55) / 0.45);
  const through = scale3(mix3(painted, gold, gilt * 0.85), grain * (mix(0.6, 0.86, gilt) + lamp * 0.42));
  const glow = flame(clamp(lamp));
  const hide = mix3(through, glow, clamp(spill) * 0.2 * (0.4 + lamp * 0.6));
  return mix3(glow, hide, smooth(0.25, 0.75, cover));
}
