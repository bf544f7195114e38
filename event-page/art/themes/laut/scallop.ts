import type { Sharp } from "sharp";
import { clamp, mix3, smooth } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy } from "../../kit/random.ts";

type Point = readonly [red: number, green: number, blue: number, alpha: number];
const nothing: Point = [0, 0, 0, 0];

/** A scallop, ribbed and lit from the left; `px` and `py` from its hinge, 1 at its rim above. */
function scallop(px: number, py: number): Point {
  const away = Math.hypot(px * 0.96, py);
  const turn = Math.atan2(px, -py) / 1.02;
  const isFan = Math.abs(turn) < 1;
  const ribs = isFan ? Math.cos(turn * 9.5 * Math.PI) : 0;
  const reach = 0.98 + 0.022 * ribs - 0.16 * Math.abs(turn) ** 3;
  const ear = Math.abs(px) < 0.3 && py > -0.16 && py < 0.02 ? 1 : 0;
  const alpha = Math.max(isFan ? smooth(reach, reach - 0.02, away) : 0, ear);
  if (alpha === 0) return nothing;
  const rings = 0.06 * Math.sin(away * 34 + 2 * cloudy(px * 3, py * 5, 3, 2));
  const slope = -Math.sin(turn * 9.5 * Math.PI) * 0.16 * smooth(0.1, 0.4, away);
  const light = 0.92 + slope - 0.22 * turn + rings * 0.6 - 0.12 * (1 - away);
  const colour = mix3([252, 226, 200], [226, 150, 120], clamp(0.25 + 0.5 * away + rings * 2));
  return [colour[0] * light, colour[1] * light, colour[2] * light, alpha];
}

/** A scallop alone. */
export function shell(): Sharp {
  return glazed(192, 192, (x, y) => scallop((x - 96) / 88, (y - 168) / 150));
}
