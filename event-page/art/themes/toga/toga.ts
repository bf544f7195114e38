import type { Picture } from "../../kit/picture.ts";
import { band, certificate, plate } from "./borders.ts";
import { rosette } from "./rosette.ts";
import { paper } from "./paper.ts";
import { hanging, lying, near } from "./tassel.ts";

/** Lines of an engine in three inks, a tassel of gold silk that hangs, lies and comes near, and the paper that notes are printed on. */
export const pictures: Record<string, () => Promise<Picture>> = {
  sun: () => Promise.resolve({ image: rosette(), quality: 6, webpQuality: 34 }),
  tassel: async () => ({ image: await hanging(), quality: 29 }),
  lying: async () => ({ image: await lying(), quality: 28 }),
  near: async () => ({ image: await near(), quality: 20 }),
  frame: () => Promise.resolve({ image: certificate(), quality: 9, webpQuality: 40 }),
  band: () => Promise.resolve({ image: band(), quality: 44 }),
  plate: () => Promise.resolve({ image: plate(), quality: 10, webpQuality: 34 }),
  paper: () => Promise.resolve({ image: paper(), quality: 26, webpQuality: 20 }),
};
