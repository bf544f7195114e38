import { linear } from "../../kit/colour.ts";
import { mix3, unit, type Three } from "../../kit/numbers.ts";
import { cross } from "../../kit/mesh.ts";
import type { Sheet } from "./moonlit.ts";

const hemp = [linear("9a7050"), linear("e9cfa6")] as const;
/** Of what fringes are twisted. */
export const rosy = [linear("a85c5c"), linear("ffd9bf")] as const;

/**
 * A rope of three strands along a path, in points of the picture.
 * @param full how thick it is there, of its radius
 */
export function rope(
  path: (t: number) => Three,
  radius: number,
  turns: number,
  samples: number,
  full: (t: number) => number = () => 1,
  [dark, light]: readonly [Three, Three] = hemp,
): Sheet {
  const strand = (s: number, t: number) => Math.abs(Math.sin(1.5 * (s * 2 * Math.PI) + t * turns * Math.PI));
  return {
    samples: [40, samples],
    at(s, t) {
      const [at, next] = [path(t), path(t + 0.001)];
      const way = unit([next[0] - at[0], next[1] - at[1], next[2] - at[2]]);
      const side = unit(cross(way, [0.1, 0.2, 1]));
      const out = cross(side, way);
      const angle = s * 2 * Math.PI;
      const r = radius * full(t) * (0.8 + 0.3 * strand(s, t));
      const [u, v] = [Math.cos(angle) * r, Math.sin(angle) * r];
      return [
        at[0] + side[0] * u + out[0] * v,
        at[1] + side[1] * u + out[1] * v,
        at[2] + side[2] * u + out[2] * v,
      ];
    },
    stuff: (s, t) => ({ colour: mix3(dark, light, strand(s, t) ** 0.7), sheer: 0.1 }),
  };
}

/** What ties both ends of the cloth together, and the rope that goes up from there. */
export function tied([x, y]: readonly [number, number], wide: number, up: number): Sheet[] {
  const radius = wide * 0.17;
  const coils = 4;
  const coil = (t: number): Three => {
    const angle = t * coils * 2 * Math.PI;
    return [
      x + wide * Math.cos(angle),
      y + (t - 0.5) * coils * radius * 2.05 + 0.12 * wide * Math.sin(angle),
      wide * 0.9 * Math.sin(angle) + 2,
    ];
  };
  const straight = (t: number): Three => [x, y - 4 - up * t, 2];
  return [rope(coil, radius, 60, 700), rope(straight, radius * 1.25, up / (radius * 3.4), 900)];
}
