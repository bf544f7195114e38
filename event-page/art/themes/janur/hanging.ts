import { FoldedLeaf } from "../../kit/folding.ts";
import { smooth } from "../../kit/numbers.ts";
import { random } from "../../kit/random.ts";
import { pleats } from "./fan.ts";

/** Two strips folded over each other in turn: a chain of steps, each with a lit and a shaded side. */
function chain(leaf: FoldedLeaf, x: number, long: number, width: number, seed: number): void {
  const step = width * 0.62;
  const count = Math.round(long / step);
  const z = 5;
  for (let k = 0; k < count; k += 1) {
    const y = k * step - 10;
    const way = k % 2 === 0 ? 1 : -1;
    const half = (width / 2) * way;
    // Each fold lies over the last one and hides half of it.
    leaf.facet(
      [
        [x - half, y, z + 4],
        [x + half, y + step * 0.9, z + 1],
        [x + half, k === count - 1 ? y + step * 2.6 : y + step * 1.9, z + 5],
        [x - half, y + step, z + 8],
      ],
      {
        green: k % 2 === 0 ? 0.04 : 0.2 + (0.3 * k) / count,
        ribs: 2.8,
        bow: 0.34,
        seed: seed * 99 + k,
        grain: [way, 0.85, 0],
      },
    );
  }
}

/** Blades that hang beside each other from the upper edge, long at the sides and short above what stands between them. */
export function curtain(density: number): FoldedLeaf {
  const leaf = new FoldedLeaf(440, 560, density);
  const next = random(7);
  const length = (x: number) => 180 + 286 * (Math.abs(x - 220) / 220) ** 1.7;
  const hang = (count: number, width: number, base: number, more: number, green: number, seed: number) => {
    const pitch = 440 / count;
    for (let k = 0; k <= count; k += 1) {
      const x = (k + (seed % 2) / 2) * pitch;
      const long = length(x) + more + 12 * (next() - 0.5);
      const lean = (next() - 0.5) * 5;
      const z = base + (k % 2) * 6;
      for (const way of [-1, 1])
        leaf.facet(
          [
            [x, -12, z + width * 0.38],
            [x + lean, long, z + width * 0.26],
            [x + lean * 0.9 + (way * width) / 2, long - width * 1.25, z + 1],
            [x + (way * width) / 2, -12, z],
          ],
          {
            green: (share) => green * (0.12 + smooth(0.5, 1.02, share)),
            ribs: 2.8,
            bow: 0.3 * way,
            seed: seed * 99 + k * 2 + way,
            grain: [lean, long, 0],
          },
        );
    }
  };
  hang(18, 18, 3, 40, 0.46, 2);
  hang(9, 28, 19, 4, 0.3, 3);
  for (let k = 0; k <= 9; k += 1) chain(leaf, (k * 440) / 9, length((k * 440) / 9) - 62, 17, k);
  return leaf;
}

/** Folded points beside each other, as the edge of a sheet: a tile of four. */
export function hem(density: number): FoldedLeaf {
  const leaf = new FoldedLeaf(240, 40, density);
  for (let k = -1; k < 9; k += 1) {
    const [x, z] = [k * 30, 6 + (Math.abs(k) % 2) * 2.4];
    for (const way of [-1, 1]) {
      const above = way > 0 ? 1.2 : 0;
      leaf.facet(
        [
          [x, 30, z + 3],
          [x + 18 * way, 0, z + above],
          [x + 16 * way, -8, z + above],
          [x - 4 * way, -8, z + above + 2.6],
        ],
        {
          green: (share, across) => 0.3 * share * across,
          ribs: 2.8,
          bow: 0.3 * way,
          seed: (Math.abs(k) % 4) * 2 + way + 7,
          grain: [way * 0.62, -0.78, 0],
        },
      );
    }
  }
  return leaf;
}

/** A whole sheet that was folded to and fro, to cut figures from. */
export function folds(density: number): FoldedLeaf {
  const leaf = new FoldedLeaf(360, 360, density);
  const fan = { at: [150, 760] as const, turn: 0.02, open: 0.52, from: 0.4, base: 4, green: 0.26, seed: 5 };
  pleats(leaf, { ...fan, radius: 860, count: 26 }, 0.02, 17);
  return leaf;
}
