import { toothTile } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { court } from "./garden.ts";
import { climber } from "./climber.ts";
import { garland, pot, twig } from "./flowers.ts";
import { arch, floor, jamb } from "./stones.ts";

/** From the shade of an arch of sandstone into a garden of the morning. */
export const pictures: Record<string, () => Promise<Picture>> = {
  arch: () => Promise.resolve({ image: arch().resize(620), quality: 31, webpQuality: 50 }),
  jamb: () => Promise.resolve({ image: jamb().resize(620), quality: 34, webpQuality: 46 }),
  court: async () => ({ image: (await court()).resize(560), quality: 32, webpQuality: 50 }),
  pot: async () => ({ image: await pot(), quality: 31, webpQuality: 50 }),
  climber: () => Promise.resolve({ image: climber(), quality: 30, webpQuality: 46 }),
  floor: () => Promise.resolve({ image: floor(), quality: 42, webpQuality: 46 }),
  garland: async () => ({ image: await garland(), quality: 30, webpQuality: 44 }),
  twig: async () => ({ image: await twig(), quality: 36, webpQuality: 50 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};
