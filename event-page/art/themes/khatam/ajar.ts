import { between, pierced, type Ray, type Wood } from "../../kit/joinery.ts";
import { clamp, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { carved, framed, lights } from "./door.ts";
import { screen } from "./straps.ts";

/* One leaf of the door, ajar, from near by: it hangs on the left, out of sight, and its free edge leads into the light. */

const [width, height] = [190, 600];
/** Where the eye is, and how far. */
const [eyeX, eyeY, eyeZ] = [210, 250, 330];
const turn = 0.98;
const hinge = { x: -56, z: 40 };
/** Of the leaf, from its hinge and from the level of the eye. */
const [broad, low] = [380, 330];

/** The ray through a place of the picture, in the leaf's own measure. */
function ray(x: number, y: number): Ray | null {
  const [across, down] = [x - eyeX, y - eyeY];
  const cot = 1 / Math.tan(turn);
  const share = (cot * (hinge.z - eyeZ) - eyeX + hinge.x) / (across - eyeZ * cot);
  const along = (share * eyeZ + hinge.z - eyeZ) / Math.sin(turn);
  const level = share * down;
  if (share <= 0 || along > broad || level > low) return null;
  const into = eyeZ * Math.cos(turn) - across * Math.sin(turn);
  if (into <= 0) return null;
  return {
    x: along,
    y: level,
    dx: (across * Math.cos(turn) + eyeZ * Math.sin(turn)) / into,
    dy: down / into,
  };
}

function wood(x: number, y: number): Wood {
  const within = Math.max(x - (broad - 46), y - (low - 62));
  const rim = broad - x;
  if (rim < 7)
    return { away: -within, height: 2.4 - 2 * smooth(4, 0, rim), paint: rim < 4 ? "gold" : "green" };
  if (within > 21) return { away: -within, ...carved(x - broad + 46, y - low + 62) };
  return framed(within, screen(x - broad + 46, y - low + 62, 158, 11));
}

const glow = [
  [0, "fff6dc"],
  [0.25, "ffe3a8"],
  [0.6, "f2b066"],
  [1, "9c5a30"],
] as const;

export function ajar(density: number): Light {
  return pierced({
    ...lights,
    width,
    height,
    density,
    depth: 26,
    wood,
    ray,
    behind: (x, y): Three => between(glow, clamp(Math.hypot((x - 190) * 0.9, (y - 330) * 0.55) / 260)),
    sun: [0.7, -0.35, -0.6],
    spill: [14, 0.22],
  });
}
