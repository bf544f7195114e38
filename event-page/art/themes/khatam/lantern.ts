import { between, pierced, type Ray, type Wood } from "../../kit/joinery.ts";
import { linear } from "../../kit/colour.ts";
import { archEdge } from "../../kit/lattice.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { cloudy } from "../../kit/random.ts";
import { framed, lights } from "./door.ts";
import { screen } from "./straps.ts";

/* The door from outside by night: it shines like a lantern, and its stars lie on the floor before it. */

const [axis, floor, level] = [195, 318, 206];
/** How far the eye is from the wall; how high the lamp stands and how far behind it. */
const [eye, lamp, back] = [640, 860, 900];
const cell = 66;

function door(x: number, y: number): Wood {
  const edge = archEdge(x - axis, y, 132, 160, 176);
  const bars = Math.max(edge, y - (floor - 22), 4.5 - Math.abs(x - axis));
  return framed(bars, screen(x - axis, y - floor + 22, cell, 4.6));
}

const warm = [
  [0, "fffbe8"],
  [0.35, "ffe7ac"],
  [0.7, "f9b55c"],
  [1, "c06f2c"],
] as const;

const [stone, paving] = [linear("0d3a30"), linear("3a4238")];

/** What the wall or the floor is like where no door is. */
function outside(x: number, y: number): Three {
  if (y < floor) {
    const away = archEdge(x - axis, y, 132, 160, 176);
    const halo = Math.exp(-away / 46);
    const rough = 0.8 + 0.4 * cloudy(x * 0.03, y * 0.03, 7, 4);
    return [
      stone[0] * 0.55 * rough + halo * 0.1 * rough,
      stone[1] * 0.55 * rough + halo * 0.06 * rough,
      stone[2] * 0.55 * rough + halo * 0.018 * rough,
    ];
  }
  const down = (floor - level) / (y - level);
  const way = eye * (1 - down);
  const side = (x - axis) * down;
  const share = back / (back + way);
  const [wx, wy] = [axis + side * share, floor - lamp * (1 - share)];
  const soft = 0.5 + way * 0.011;
  const { away } = door(wx, wy);
  const lit = smooth(-soft, soft, away) * Math.exp(-way / 260);
  const rough = 0.82 + 0.36 * cloudy(side * 0.05, way * 0.05, 11, 4);
  const near = Math.exp(-way / 120) * 0.1 * Math.exp(-((side / 170) ** 2));
  const colour = mix3([0.016, 0.02, 0.015], [1.6, 0.8, 0.18], lit);
  return [
    (paving[0] * 0.1 + colour[0] * 0.62 + near) * rough,
    (paving[1] * 0.1 + colour[1] * 0.62 + near * 0.65) * rough,
    (paving[2] * 0.1 + colour[2] * 0.62 + near * 0.26) * rough,
  ];
}

export function lantern(density: number): Light {
  return pierced({
    ...lights,
    width: 390,
    height: 460,
    density,
    depth: 10,
    wood: (x, y) => {
      const edge = archEdge(x - axis, y, 132, 160, 176);
      if (edge > 19 || y > floor) return { away: 9, height: 0, paint: "lacquer" };
      return door(x, y);
    },
    ray: (x, y): Ray => ({ x, y, dx: (x - axis) / 500, dy: (y - 210) / 500 }),
    behind: (x, y) => {
      const edge = archEdge(x - axis, y, 132, 160, 176);
      if (edge > 10 || y > floor) return outside(x, y);
      return between(warm, clamp(Math.hypot((x - axis) * 0.9, y - 195) / 200));
    },
    sun: [0, 0.1, -1],
    sunColour: [0, 0, 0],
    sky: [1.1, 0.7, 0.32],
    keyColour: [0.16, 0.2, 0.22],
    room: [0.06, 0.065, 0.055],
    spill: [14, 0.22],
  });
}
