import type { Sharp } from "sharp";
import { exposed } from "../../kit/picture.ts";
import { full, quiet, rich } from "./drafts.ts";
import type { Bolt, Lamp } from "./lamplight.ts";
import { woven } from "./weave.ts";

/* One cloth and one lamp for every picture. */

export const [broad, plain, gold] = [woven(36, 128, rich), woven(56, 128, quiet), woven(13, 128, full)];

/** A low lamp, which the last of the day comes round from behind. */
const night: Omit<Lamp, "place"> = {
  reach: 480,
  power: 2.3,
  around: [0.12, 0.08, 0.08],
  rim: [0.9, 0.34, 0.12],
  rimFrom: [-0.5, -0.8, 0],
};

export function shown(bolt: Bolt, lamp: Partial<Lamp> & Pick<Lamp, "place">): Sharp {
  return exposed(bolt.lit({ ...night, ...lamp }), 2);
}
