import { rgb } from "../../kit/colour.ts";
import { joined, type Wood } from "../../kit/joinery.ts";
import { archEdge, lattice, starEdge } from "../../kit/lattice.ts";
import { clamp, mix3, smooth, wrapped } from "../../kit/numbers.ts";
import { exposed, painted, type Picture } from "../../kit/picture.ts";
import { cloudy } from "../../kit/random.ts";

/** Lattice with light: a leaf of a door, its post that repeats, a lit band, a closed wall, a star, and light on a wall. */
export const pictures: Record<string, () => Promise<Picture>> = {
  leaf: () => panel({ width: 195, height: 312, density: 2.3, depth: 6 }, leaf, 47),
  post: () =>
    panel({ width: 195, height: cell, density: 2.3, depth: 6 }, (x, y) => leaf(x, Math.max(y, 8) + 312), 46),
  band: () => panel({ width: 52, height: 52, density: 2.3, depth: 5 }, band, 46),
  wall: () => panel({ width: 78, height: 78, density: 1.6, depth: 3.2 }, wall, 46),
  star: () => panel({ width: 330, height: 330, density: 1.5, depth: 6 }, star, 44),
  rosette: () => panel({ width: 110, height: 110, density: 2, depth: 4 }, rosette, 34),
  light: () => Promise.resolve({ image: painted(300, 520, fallen), quality: 50 }),
};

function panel(
  size: Parameters<typeof joined>[0],
  point: (x: number, y: number) => Wood,
  quality: number,
): Promise<Picture> {
  return Promise.resolve({ image: exposed(joined(size, point), 2), quality });
}

/** Side of a cell of the screen; a leaf is five wide. */
const cell = 39;
const [half, spring, radius] = [163, 262, 236];

function screen(x: number, y: number, glow: number): Wood {
  const { height, axis } = lattice(x / cell, y / cell, 0.062);
  if (height <= 0.02) return { height: -0.9, material: "hole", glow, open: smooth(0.062, 0.16, axis) };
  return { height: height * 0.8, material: axis < 0.016 ? "gold" : "emerald", glow: glow * 0.55 };
}

/** The left leaf; the right one is its mirror image. The seam is at its right edge. */
function leaf(x: number, y: number): Wood {
  const from = x - 195;
  const edge = archEdge(from, y, half, spring, radius);
  const rail = Math.min(x, y);
  if (rail < 7)
    return {
      height: 0.9 - 0.5 * smooth(5, 7, rail),
      material: rail > 2.6 && rail < 4.4 ? "gold" : "emerald",
    };
  if (edge > 15) return screen(x, y, clamp(1.25 - Math.hypot(from / 175, (y - 150) / 250)) + 0.1);
  if (edge > 12.5) return { height: 0.2 + 0.7 * smooth(15, 12.5, edge), material: "emerald", glow: 0.15 };
  if (edge > 2.5) {
    const fillet = Math.min(Math.abs(edge - 10.6), Math.abs(edge - 4.4));
    const swell = 0.9 + 0.25 * Math.sin((Math.PI * (edge - 2.5)) / 10);
    return { height: swell - (fillet < 0.8 ? 0.06 : 0), material: fillet < 0.9 ? "gold" : "ivory" };
  }
  if (edge > 0) return { height: 0.9 * smooth(0, 2.5, edge) - 0.35, material: "emerald" };
  const seam = smooth(2.2, 0, Math.abs(from));
  return {
    height: -0.35 - 0.5 * seam - 0.1 * smooth(-1.5, -3, edge) * smooth(-6, -4.5, edge),
    material: edge < -7.4 && edge > -8.3 ? "gold" : "lacquer",
    glow: 0.18 * clamp(1 - Math.hypot(from / 150, (y - 210) / 190)),
    dim: 1 - 0.4 * smooth(-26, 0, edge) * smooth(330, 60, y),
  };
}

/** The screen lit from behind, one period. */
function band(x: number, y: number): Wood {
  const { height, axis } = lattice(x / 52, y / 52, 0.058);
  if (height > 0.02) return { height: height * 0.8, material: axis < 0.016 ? "gold" : "emerald", glow: 0.3 };
  const glow = 0.86 - 0.3 * Math.abs(y / 26 - 1);
  return { height: -0.9, material: "hole", glow, open: smooth(0.06, 0.18, axis) };
}

/** The same lattice closed, tone on tone, one period. */
function wall(x: number, y: number): Wood {
  const { height, axis } = lattice(x / 78, y / 78, 0.04);
  return { height: height * 0.5, material: axis < 0.006 ? "emerald" : "lacquer", dim: 0.82 };
}

/** A star in stepped planes: an ivory rim, the lit screen, and a calm round for the day. */
function star(x: number, y: number): Wood {
  const [X, Y] = [x - 165, y - 165];
  const edge = starEdge(X, Y, 160);
  const away = Math.hypot(X, Y);
  if (edge > 0) return { height: -1, material: "lacquer", alpha: 0 };
  if (edge > -9) {
    const middle = edge + 4.5;
    const height = 0.8 + 0.3 * Math.cos((middle / 9) * Math.PI);
    return { height, material: Math.abs(middle) < 1.2 ? "gold" : "ivory" };
  }
  if (away > 92) {
    const { height, axis } = lattice(X / 46 + 0.5, Y / 46 + 0.5, 0.06);
    if (height > 0.02)
      return { height: height * 0.6, material: axis < 0.014 ? "gold" : "emerald", glow: 0.4 };
    const glow = 0.45 + clamp(1.5 - away / 120) * 0.6;
    return { height: -0.8, material: "hole", glow, open: smooth(0.06, 0.16, axis) };
  }
  if (away > 84) return { height: 0.9, material: away > 87 && away < 89 ? "gold" : "ivory" };
  return { height: -0.2, material: "lacquer", glow: 0.12 };
}

/** What stands in a star's round where no word does: eight gilded petals over eight more, a small star at their heart. */
function rosette(x: number, y: number): Wood {
  const [X, Y] = [x - 55, y - 55];
  const away = Math.hypot(X, Y);
  const turned = (Math.atan2(Y, X) / (2 * Math.PI)) * 8;
  if (away > 54) return { height: -0.2, material: "lacquer", alpha: 0 };
  if (away > 50) return { height: 0.7 + 0.3 * Math.cos((away - 52) * 1.4), material: "gold" };
  const heart = starEdge(X, Y, 14);
  if (heart < 0)
    return { height: 1 - 0.5 * smooth(-4, 0, heart), material: heart < -2.4 && away > 4 ? "gold" : "ivory" };
  /** How far a place lies within its petal, between these distances from the middle. */
  const petal = (turn: number, near: number, far: number) => {
    const share = clamp((away - near) / (far - near));
    const off = Math.abs(2 * wrapped(turned + turn, 1) - 1);
    return share > 0 && share < 1 ? (Math.sin(Math.PI * share ** 0.8) * 0.96 - off) * away * 0.38 : 0;
  };
  const front = petal(0.5, 9, 35);
  if (front > 0) return { height: 0.5 + 0.16 * Math.min(front, 3), material: front < 0.9 ? "ivory" : "gold" };
  const back = petal(0, 17, 48);
  if (back > 0)
    return { height: 0.2 + 0.12 * Math.min(back, 2), material: back < 1.5 ? "gold" : "emerald", glow: 0.5 };
  return { height: -0.4, material: "lacquer", glow: 0.2 };
}

const [lit, shaded] = [rgb("fdf7e8"), rgb("e2dbc6")];

/** Light that has come through the lattice and lies on an ivory wall: turned, stretched, softer with distance. */
function fallen(u: number, v: number, x: number, y: number) {
  const turn = -0.5;
  const px = (x * Math.cos(turn) - y * Math.sin(turn)) / 78;
  const py = (x * Math.sin(turn) + y * Math.cos(turn)) / 100;
  const soft = 0.008 + 0.045 * clamp(v * 1.3 - u * 0.3);
  let through = 0;
  for (let ray = 0; ray < 9; ray += 1) {
    const [angle, off] = [ray * 0.7, soft * (ray / 9)];
    const { axis } = lattice(px + off * Math.cos(angle), py + off * Math.sin(angle), 0.03);
    through += smooth(0.045 - soft * 0.2, 0.075 + soft * 0.35, axis) / 9;
  }
  const window =
    smooth(0.02, 0.3, u + 0.25 * v) *
    smooth(1.25, 0.75, u + 0.42 * v) *
    smooth(1, 0.66, v) *
    smooth(0, 0.12, v + 0.1);
  const share = 0.42 + (through - 0.42) * 0.95 * window + 0.05 * (cloudy(x * 0.03, y * 0.03, 3) - 0.5);
  return mix3(shaded, lit, clamp(share));
}
