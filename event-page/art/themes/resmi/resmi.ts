import { toothTile } from "../../kit/paper.ts";
import type { Picture } from "../../kit/picture.ts";
import { arch, curl, dusk, fan, head, steps } from "./poses.ts";

/** Thick cotton paper with gilt edges, white on its face and navy on its back: fanned, bent, cut in steps, and stacked. */
export const pictures: Record<string, () => Promise<Picture>> = {
  fan: () => Promise.resolve({ image: fan(1, 3), quality: 44 }),
  curl: () => Promise.resolve({ image: curl(1.5, 3), quality: 46 }),
  steps: () => Promise.resolve({ image: steps(1.6, 3), quality: 40 }),
  arch: () => Promise.resolve({ image: arch(1.5, 3), quality: 44 }),
  dusk: () => Promise.resolve({ image: dusk(1.6, 3), quality: 36 }),
  head: () => Promise.resolve({ image: head(1.5, 3), quality: 44 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};
