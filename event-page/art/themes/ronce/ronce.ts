import { painted, type Picture } from "../../kit/picture.ts";
import { mist, paper, silk } from "./cloth.ts";
import { coil, crossing, loop, opened, swags, sweep, tail } from "./poses.ts";

/** Strings of jasmine seen from near by under one moon: they hang, are tied, lie, and are let down. */
export const pictures: Record<string, () => Promise<Picture>> = {
  swags: async () => ({ image: await swags(), quality: 44 }),
  tail: async () => ({ image: await tail(), quality: 40 }),
  sweep: async () => ({ image: await sweep(), quality: 42 }),
  loop: async () => ({ image: await loop(), quality: 44 }),
  crossing: async () => ({ image: await crossing(), quality: 42 }),
  bloom: async () => ({ image: await opened(), quality: 44 }),
  coil: async () => ({ image: await coil(), quality: 42 }),
  mist: () => Promise.resolve({ image: painted(390, 844, mist), quality: 50 }),
  silk: () => Promise.resolve({ image: painted(390, 844, silk), quality: 50 }),
  paper: () => Promise.resolve({ image: paper(240), quality: 66 }),
};
