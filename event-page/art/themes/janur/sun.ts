import { FoldedLeaf } from "../../kit/folding.ts";
import { blades, bound, pleats, points, type Fan } from "./fan.ts";

const quarter = Math.PI / 2;

/** A great fan that rises like the sun: blades, pleats and folded points, one before the other. */
export function sunrise(density: number): FoldedLeaf {
  const leaf = new FoldedLeaf(616, 308, density);
  const fan = (radius: number, count: number, base: number, seed: number): Fan => ({
    at: [306, 314],
    radius,
    turn: 0,
    open: quarter * 1.02,
    from: 0.12,
    count,
    base,
    green: 0.34,
    seed,
  });
  blades(leaf, fan(302, 45, 4, 4), 14.5, 0.84);
  pleats(leaf, fan(190, 19, 26, 8), 0.12, 17);
  points(leaf, { ...fan(130, 15, 50, 5), from: 0.3 });
  pleats(leaf, { ...fan(70, 13, 62, 3), from: 0.02 }, 0.13, 9);
  return leaf;
}

/** The same all around an opening, whose rim is bound with a strip as a basket's is. */
export function wreath(density: number): FoldedLeaf {
  const leaf = new FoldedLeaf(540, 540, density);
  const ring = (radius: number, from: number, count: number, base: number, seed: number): Fan => ({
    at: [266, 264],
    radius,
    turn: 0,
    open: Math.PI * (1 - 1 / count),
    from: from / radius,
    count,
    base,
    green: 0.34,
    seed,
  });
  blades(leaf, ring(258, 150, 54, 4, 4), 17.5, 0.84);
  pleats(leaf, { ...ring(202, 140, 30, 18, 8), open: Math.PI }, 0.13, 19);
  bound(leaf, ring(156, 134, 64, 44, 5));
  return leaf;
}

/** A quarter of it in a corner, opened towards the lamp. */
export function corner(density: number): FoldedLeaf {
  const leaf = new FoldedLeaf(430, 470, density);
  const fan = (radius: number, count: number, base: number, seed: number): Fan => ({
    at: [420, 470],
    radius,
    turn: -0.62,
    open: 0.98,
    from: 0.06,
    count,
    base,
    green: 0.3,
    seed,
  });
  blades(leaf, fan(456, 33, 6, 4), 20, 0.86);
  pleats(leaf, fan(300, 17, 30, 8), 0.12, 24);
  points(leaf, { ...fan(196, 13, 62, 5), from: 0.3 });
  pleats(leaf, fan(104, 12, 78, 3), 0.13, 14);
  return leaf;
}
