import { rgb } from "../../kit/colour.ts";
import { leafed } from "../../kit/gilding.ts";
import type { Picture } from "../../kit/picture.ts";
import { branch } from "./branch.ts";
import { cut, type Paper } from "./cutting.ts";
import { hem, perch } from "./edges.ts";
import { happiness } from "./happiness.ts";
import { roundWindow } from "./window.ts";

const red: Paper = { face: rgb("ae101d"), rim: rgb("df4a3c"), shade: rgb("5a1206"), depth: 0.62 };

/** Red paper cut with a knife, that lies on gold: a round window, double happiness, branches of peony. */
export const pictures: Record<string, () => Promise<Picture>> = {
  window: async () => ({ image: await cut(roundWindow(), [200, 410], 1.8, red), quality: 34 }),
  happiness: async () => ({ image: await cut(happiness(), [248, 256], 2.1, red), quality: 34 }),
  branch: async () => ({ image: await cut(branch(), [360, 360], 1.6, red), quality: 28 }),
  perch: async () => ({ image: await cut(perch(), [200, 190], 1.8, red), quality: 30 }),
  hem: async () => ({ image: await cut(hem(), [48, 34], 1.75, red), quality: 40 }),
  foil: () => Promise.resolve({ image: leafed(220, 220, 700, 21, 0.13), quality: 32 }),
};
