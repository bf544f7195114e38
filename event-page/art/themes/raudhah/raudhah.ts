import { toothTile } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { court } from "./garden.ts";
import { pot, twig } from "./herbs.ts";
import { arch, floor, jamb } from "./stones.ts";

/** From the shade of an arch of sandstone into a garden of the morning. */
export const pictures: Record<string, () => Promise<Picture>> = {
  arch: () => Promise.resolve({ image: arch().resize(620), quality: 36, webpQuality: 50 }),
  jamb: () => Promise.resolve({ image: jamb().resize(620), quality: 34, webpQuality: 46 }),
  court: () => Promise.resolve({ image: court().resize(560), quality: 38, webpQuality: 50 }),
  pot: async () => ({ image: await pot(), quality: 38, webpQuality: 50 }),
  floor: () => Promise.resolve({ image: floor(), quality: 42, webpQuality: 46 }),
  twig: async () => ({ image: await twig().sheet("5a4326", 0.34), quality: 36, webpQuality: 50 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};
