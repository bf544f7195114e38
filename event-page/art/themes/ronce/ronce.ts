import { painted, type Picture } from "../../kit/picture.ts";
import { mist, paper, silk } from "./cloth.ts";
import { bow, crossing, heap, opened, swags, sweep, tail } from "./poses.ts";

/** Strings of jasmine seen from near by under one moon: they hang, are tied, lie, and are let down. */
export const pictures: Record<string, () => Promise<Picture>> = {
  swags: async () => ({ image: await swags(), quality: 39 }),
  tail: async () => ({ image: await tail(), quality: 32 }),
  sweep: async () => ({ image: await sweep(), quality: 34 }),
  bow: async () => ({ image: await bow(), quality: 34 }),
  crossing: async () => ({ image: await crossing(), quality: 36 }),
  bloom: async () => ({ image: await opened(), quality: 43 }),
  heap: async () => ({ image: await heap(), quality: 31 }),
  mist: () => Promise.resolve({ image: painted(390, 844, mist), quality: 50 }),
  silk: () => Promise.resolve({ image: painted(390, 844, silk), quality: 50 }),
  paper: () => Promise.resolve({ image: paper(240), quality: 66 }),
};
