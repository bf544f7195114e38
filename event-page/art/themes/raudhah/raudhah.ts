import { toothTile } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { basin, runnel } from "./basin.ts";
import { court } from "./garden.ts";
import { climber } from "./climber.ts";
import { lantern } from "./lantern.ts";
import { blush, garland, pot, twig } from "./flowers.ts";
import { arch, floor, jamb } from "./stones.ts";

/** From the shade of an arch of sandstone into a garden of the morning. */
export const pictures: Record<string, () => Promise<Picture>> = {
  arch: () => Promise.resolve({ image: arch().resize(620), quality: 29, webpQuality: 50 }),
  jamb: () => Promise.resolve({ image: jamb().resize(620), quality: 30, webpQuality: 46 }),
  court: async () => ({ image: (await court()).resize(560), quality: 26, webpQuality: 50 }),
  pot: async () => ({ image: await pot(), quality: 25, webpQuality: 50 }),
  blush: async () => ({ image: (await blush()).resize(220), quality: 24, webpQuality: 46 }),
  climber: () => Promise.resolve({ image: climber(), quality: 25, webpQuality: 46 }),
  floor: () => Promise.resolve({ image: floor(), quality: 42, webpQuality: 46 }),
  basin: () => Promise.resolve({ image: basin().resize(420), quality: 24, webpQuality: 42 }),
  runnel: () => Promise.resolve({ image: runnel(), quality: 26, webpQuality: 46 }),
  lantern: () => Promise.resolve({ image: lantern(), quality: 34, webpQuality: 50 }),
  garland: async () => ({ image: await garland(), quality: 20, webpQuality: 44 }),
  twig: async () => ({ image: await twig(), quality: 36, webpQuality: 50 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};
