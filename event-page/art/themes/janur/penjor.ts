import { bent, lance, Leaves, way } from "../../kit/leaves.ts";
import { clamp, mix, smooth } from "../../kit/numbers.ts";
import { random } from "../../kit/random.ts";

type Place = readonly [x: number, y: number];

/** The plain wedding kind: pole, leaflets, a hanging bell. No offerings, no figures, nothing of a temple's feast. */
export function penjor(): Leaves {
  const leaves = new Leaves(292, 800, 2.6);
  const next = random(21);
  const pole = way(
    [
      [251, 860],
      [251, 620],
      [247, 420],
      [237, 250],
      [211, 124],
      [166, 66],
      [124, 66],
      [97, 112],
    ],
    260,
  );
  const at = (t: number) => {
    const index = Math.floor(clamp(t * 259, 0, 259));
    const [a, b] = [pole[Math.max(0, index - 2)], pole[Math.min(260, index + 2)]];
    return { x: pole[index][0], y: pole[index][1], angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
  };
  const leaflets: { depth: number; points: Place[]; half: number }[] = [];
  const grow = (t: number, side: number, length: number, spread: number, depth: number) => {
    const place = at(t);
    const angle = place.angle < 0 ? place.angle + 2 * Math.PI : place.angle;
    const isLeft = side < 0 || angle < 4.2;
    const from = angle + side * spread;
    const down = isLeft ? 1.66 + 0.14 * next() : 2 * Math.PI + 1.5 - 0.14 * next();
    const points = bent(
      place.x,
      place.y,
      from,
      mix(from, down, 0.8 + 0.22 * next()),
      length,
      1 + 0.3 * next(),
    );
    leaflets.push({ depth, points, half: mix(3, 4.6, next()) * clamp(length / 100, 0.7, 1.14) });
  };
  // Tiers up the pole, like fountains; along the arch they close up into one long fringe.
  for (let tier = 0; tier < 7; tier += 1) {
    const t = 0.225 + 0.053 * tier + 0.012 * (next() - 0.5);
    const size = mix(0.6, 1.1, (tier / 6) ** 0.8);
    for (let leaflet = 0; leaflet < 9; leaflet += 1) {
      for (const side of [-1, 1]) {
        const share = leaflet / 8;
        const length = mix(58, 132, share) * size * (0.78 + 0.4 * next()) * (side > 0 ? 1.1 : 1);
        grow(
          t + 0.03 * share,
          side,
          length,
          mix(0.96, 0.1, share) + 0.4 * (next() - 0.5),
          share * 0.9 + next() * 0.25,
        );
      }
    }
  }
  for (let k = 0; k < 96; k += 1) {
    const share = k / 95;
    const t = 0.57 + 0.42 * share;
    const middle = Math.sin(Math.PI * mix(0.3, 1, share));
    grow(t, -1, mix(40, 132, middle) * (0.66 + 0.5 * next()), mix(0.45, 1.2, next()), next() * 0.8 + 0.1);
    if (k % 2 === 0 && share < 0.93)
      grow(t, 1, mix(44, 108, middle) * (0.7 + 0.46 * next()), mix(0.3, 0.85, next()), next());
  }
  leaflets.sort((one, other) => one.depth - other.depth);
  const draw = ({ depth, points, half }: (typeof leaflets)[number], seed: number) => {
    // Behind is old leaf in the shade, before it young leaf in the light; each is dark where others stand over its foot.
    const near = smooth(0.25, 0.85, depth);
    leaves.ribbon(points, lance(half, 0.6), {
      from: mix(0.56, 0.15, near),
      to: mix(0.74, 0.42, near) + (next() - 0.5) * 0.24,
      fold: mix(0.5, 0.8, near),
      veins: 3,
      seed: seed * 1.7 + 3,
      through: 0.42,
      lit: mix(-0.14, 0.03, near),
      shade: (u) => mix(mix(0.62, 0.84, near), 1, smooth(0, 0.4, u)),
    });
  };
  const front = leaflets.findIndex(({ depth }) => depth > 0.5);
  leaflets.slice(0, front).forEach(draw);
  drawPole(leaves, pole, at);
  leaflets.slice(front).forEach((leaflet, index) => {
    draw(leaflet, index + 99);
  });
  drawBell(leaves, next);
  return leaves;
}

/** A length of the pole, which repeats: its lower end is as long as a screen is tall. */
export function pole(): Leaves {
  const leaves = new Leaves(20, 96, 2.6);
  const straight = way(
    [
      [10, -2],
      [10, 98],
    ],
    60,
  );
  leaves.ribbon(straight, () => 5.6, {
    isStalk: true,
    from: 0.34,
    to: 0.34,
    seed: 4,
    shade: (u) => (u > 0.46 && u < 0.48 ? 0.72 : u > 0.48 && u < 0.51 ? 1.12 : 1),
  });
  for (const y of [22, 70]) wind(leaves, (u, v) => [10 + v, y - u], 6.5, y);
  return leaves;
}

/** A pale strip across a pole. @param place of what lies so far along it and aside */
function wind(leaves: Leaves, place: (u: number, v: number) => Place, half: number, seed: number): void {
  leaves.ribbon(way([place(-6, -half), place(-0.6, 0), place(5, half)], 8), () => 2.2, {
    from: 0,
    to: 0.12,
    fold: 0,
    veins: 2,
    seed,
    through: 0,
    hasRib: false,
    shade: (u) => 0.8 + 0.3 * Math.sin(Math.PI * (u * 0.8 + 0.05)),
  });
}

function drawPole(
  leaves: Leaves,
  pole: readonly Place[],
  at: (t: number) => { x: number; y: number; angle: number },
): void {
  leaves.ribbon(pole, (u) => mix(5.6, 1.8, u ** 0.8), {
    isStalk: true,
    from: 0.34,
    to: 0.24,
    seed: 4,
    shade: (u) => {
      const joint = (u * 15) % 1;
      return joint < 0.02 ? 0.72 : joint < 0.045 ? 1.12 : 1;
    },
  });
  // A pale strip is wound about it.
  for (let k = 0; k < 30; k += 1) {
    const t = 0.012 + 0.93 * (k / 30);
    const { x, y, angle } = at(t);
    const half = mix(5.8, 2.2, t) + 0.9;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    wind(leaves, (u, v) => [x + c * u - s * v, y + s * u + c * v], half, k);
  }
}

/** What hangs at the tip: a string, twisted tassels, a bell of folded leaflets, a plaited collar. */
function drawBell(leaves: Leaves, next: () => number): void {
  const [x, top] = [97, 112];
  const y = top + 50;
  leaves.ribbon(
    way(
      [
        [x, top - 4],
        [x + 0.5, top + 20],
        [x, y],
      ],
      10,
    ),
    () => 1,
    {
      from: 0.6,
      to: 0.6,
      fold: 0,
      hasRib: false,
      veins: 2,
    },
  );
  for (let k = 0; k < 11; k += 1) {
    const aside = ((k * 4) % 11) / 10 - 0.5;
    const turn = k % 2 === 0 ? -1 : 1;
    const length = mix(96, 66, Math.abs(aside) * 2) * (0.86 + 0.24 * next());
    const points = bent(
      x + aside * 12,
      y + 16,
      1.57 - aside * 0.9,
      1.57 - aside * 0.1 + (next() - 0.5) * 0.3,
      length,
    );
    leaves.ribbon(points, (u) => 3.1 * (1 - u * 0.72) ** 0.7, {
      from: k % 3 === 0 ? 0.3 : 0.06,
      to: 0.34 + 0.24 * next(),
      fold: 0.6,
      veins: 4,
      seed: 200 + k,
      through: 0.5,
      twist: (u) => u * u * 3.4 * turn,
    });
  }
  for (let row = 0; row < 2; row += 1) {
    const last = 10 - row * 3;
    for (let k = 0; k <= last; k += 1) {
      const aside = k === 0 ? 0 : ((k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2)) / Math.ceil(last / 2);
      const length = mix(52, 46, Math.abs(aside)) * (row === 0 ? 1 : 0.66);
      leaves.ribbon(
        bent(x + aside * 7, y + 4, 1.57 - aside * 1.5, 1.57 + aside * 0.35, length),
        lance(row === 0 ? 6 : 5.2),
        {
          from: row === 0 ? 0.14 : 0.02,
          to: row === 0 ? 0.46 : 0.2,
          fold: 1,
          veins: 5,
          seed: k * 3 + 300 + row * 9,
          through: 0.45,
          lit: row === 0 ? 0 : 0.03,
        },
      );
    }
  }
  for (let k = 0; k < 4; k += 1) {
    const half = 4.5 + k * 1.3;
    const points = way(
      [
        [x - half, y - 5 + k * 4],
        [x, y - 3 + k * 4.3],
        [x + half, y - 5 + k * 4],
      ],
      12,
    );
    leaves.ribbon(points, () => 2.4, {
      from: k % 2 === 0 ? 0.4 : 0.04,
      to: k % 2 === 0 ? 0.5 : 0.14,
      fold: 0.3,
      veins: 2,
      seed: k + 450,
      through: 0,
      hasRib: false,
      shade: (u, v) => (Math.floor(u * (4 + k)) % 2 === 0 ? 1.05 : 0.8) - v * 0.1,
    });
  }
}
