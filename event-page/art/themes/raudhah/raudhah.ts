import { toothTile } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { band } from "./band.ts";
import { crossing, fountain, lobes, pool, rim, runnel, spout, starlet, turns } from "./basin.ts";
import { drift, fallen, shade } from "./boughs.ts";
import { night } from "./night.ts";
import { paving } from "./stone.ts";

/** A court of zellij from straight above, from one morning to its night. */
export const pictures: Record<string, () => Promise<Picture>> = {
  paving: () => Promise.resolve({ image: paving(), quality: 44, webpQuality: 60 }),
  rim: () => Promise.resolve({ image: rim(), quality: 19, webpQuality: 38 }),
  pool: () => Promise.resolve({ image: pool(), quality: 25, webpQuality: 50 }),
  fountain: () => Promise.resolve({ image: fountain(), quality: 24, webpQuality: 50 }),
  shade: async () => ({ image: await shade(), quality: 34, webpQuality: 50 }),
  runnel: () => Promise.resolve({ image: runnel(), quality: 38, webpQuality: 56 }),
  crossing: () => Promise.resolve({ image: crossing(), quality: 38, webpQuality: 56 }),
  turns: () => Promise.resolve({ image: turns(), quality: 26, webpQuality: 52 }),
  spout: () => Promise.resolve({ image: spout(), quality: 38, webpQuality: 56 }),
  mouth: () => Promise.resolve({ image: spout().flip(), quality: 38, webpQuality: 56 }),
  starlet: () => Promise.resolve({ image: starlet(), quality: 26, webpQuality: 52 }),
  lobes: () => Promise.resolve({ image: lobes(), quality: 26, webpQuality: 52 }),
  fallen: async () => ({ image: await fallen(), quality: 30, webpQuality: 54 }),
  drift: async () => ({ image: await drift(), quality: 38, webpQuality: 54 }),
  band: () => Promise.resolve({ image: band(), quality: 40, webpQuality: 56 }),
  night: async () => ({ image: await night(), quality: 22, webpQuality: 50 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};
