import type { Corner, Easel } from "./easel.ts";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { noise, type Random } from "./random.ts";
import { frame } from "./scene.ts";

/* Garden flowers in the round for an easel, petal by petal. Lengths are in points of the easel. */

export interface Pose {
  at: Three;
  /** Where the flower looks to. */
  axis: Three;
  radius: number;
  roll?: number;
  paint: number;
}

interface Petal {
  /** About the axis. */
  angle: number;
  half: number;
  /** How far from the axis it begins, and how high. */
  foot: number;
  base?: number;
  length: number;
  /** How steep it is where it begins and where it ends. */
  rise: number;
  fall: number;
  /** How far its rim is rolled back. */
  curl: number;
  wave: number;
  seed: number;
  notch?: number;
  tone?: number;
  tint?: (v: number) => number;
  vein?: number;
  /** How round it is at its end. */
  round?: number;
}

type Place = ReturnType<typeof frame>;

const steps = 28;

/** A petal bent about the axis of its flower. */
export function petal(easel: Easel, place: Place, paint: number, shape: Petal): void {
  const { angle, half, foot, base = 0, length, rise, fall, curl, wave, seed } = shape;
  const { notch = 0.06, tone = 1, tint = () => 0, vein = 0.05, round = 0.2 } = shape;
  const spine: [number, number][] = [[foot, base]];
  for (let step = 1; step <= steps; step += 1) {
    const steep = mix(rise, fall, ((step - 0.5) / steps) ** 1.3);
    const [r, h] = spine[step - 1];
    spine.push([r + (length / steps) * Math.cos(steep), h + (length / steps) * Math.sin(steep)]);
  }
  const cells = Math.round(clamp(length / 5, 12, 44));
  easel.sheet(cells, cells, paint, (u01, v): Corner => {
    const u = u01 * 2 - 1;
    const rim =
      1 -
      round * Math.abs(u) ** 2.6 -
      notch * Math.exp(-((u / 0.2) ** 2)) +
      0.1 * (noise(u * 2.1 + seed, seed, 3) - 0.5) +
      0.035 * (noise(u * 7 + seed, 4, 5) - 0.5);
    const t = v * rim;
    const index = Math.min(steps - 1e-6, t * steps);
    const step = Math.max(0, Math.floor(index));
    const share = index - step;
    let r = mix(spine[step][0], spine[Math.min(steps, step + 1)][0], share);
    let h = mix(spine[step][1], spine[Math.min(steps, step + 1)][1], share);
    const steep = mix(rise, fall, t ** 1.3);
    const wide = Math.sin(Math.PI * mix(0.1, 0.66, t)) ** 0.75;
    const edge = Math.max(v ** 3, Math.abs(u) ** 5 * smooth(0.25, 0.7, v));
    const lip = smooth(0.55, 1, edge) ** 1.6 * curl * length * 0.2;
    const bent =
      (noise(u * 1.5 + seed, v * 2.2 + seed, 7) - 0.5) * wave * length * (0.25 + v) +
      (noise(u * 4.2 + seed, v * 1.4, 8) - 0.5) * wave * length * 0.4 * v * v;
    r += lip * Math.abs(Math.sin(steep)) * 1.1 + lip * 0.5 - bent * Math.sin(steep) + u * foot * 0.3;
    h += -lip * (0.35 + 0.65 * Math.abs(Math.cos(steep))) + bent * Math.cos(steep);
    const turned = angle + u * half * wide;
    const strand = noise(u * 16 + seed, v * 1.3, 11) - 0.5;
    const own =
      tone *
      (0.66 + 0.34 * smooth(0, 0.6, v) + 0.13 * smooth(0.82, 1, edge)) *
      (1 + vein * 2 * strand * (0.4 + 0.6 * v));
    return [...place(r * Math.cos(turned), r * Math.sin(turned), h), own, clamp(tint(v) + strand * 0.3)];
  });
}

/** A garden rose of the old kind: a full cup, its outermost petals lie open and are rolled back. */
export function rose(
  easel: Easel,
  { at, axis, radius, roll = 0, paint }: Pose,
  next: Random,
  open = 1,
): void {
  const place = frame(at, axis, roll);
  const count = 66;
  for (let index = 0; index < count; index += 1) {
    const s = index / (count - 1);
    const loose = smooth(0.28, 1, s) * open;
    petal(easel, place, paint, {
      angle: index * 2.399 + (next() - 0.5) * 0.6,
      half: mix(1.15, 0.66, s ** 0.6) * (0.86 + 0.28 * next()),
      foot: radius * (0.03 + 0.12 * s),
      base: -radius * 0.3 * s,
      length: radius * (0.36 + 0.66 * s ** 0.95) * (0.92 + 0.16 * next()),
      rise: mix(1.45, 0.6, loose) + (next() - 0.5) * 0.16,
      fall: mix(2, -0.55, loose) + (next() - 0.5) * 0.36,
      curl: mix(0.15, 0.9, loose) * (0.6 + 0.8 * next()),
      wave: mix(0.1, 0.2, s),
      seed: next() * 90,
      tone: 0.9 + 0.2 * next() + 0.3 * (1 - s) ** 3,
      tint: (v) => clamp(0.95 - s * 1.05) * (1 - 0.3 * v) + 0.35 * (1 - smooth(0.1, 0.5, v)),
    });
  }
  dome(easel, place, radius * 0.3, -radius * 0.28, paint, 0.3);
}

/** What lies under the petals, so that nobody sees through a flower. */
function dome(easel: Easel, place: Place, radius: number, base: number, paint: number, tone: number): void {
  easel.sheet(24, 8, paint, (u, v): Corner => {
    const angle = u * 2 * Math.PI;
    const wide = radius * Math.sin((v * Math.PI) / 2);
    return [
      ...place(
        wide * Math.cos(angle),
        wide * Math.sin(angle),
        base + radius * 0.4 * Math.cos((v * Math.PI) / 2),
      ),
      tone,
      1,
    ];
  });
}

/** Many thin petals, one about the other like the leaves of an onion; the outermost have let go. */
export function ranunculus(easel: Easel, { at, axis, radius, roll = 0, paint }: Pose, next: Random): void {
  const place = frame(at, axis, roll);
  const count = 110;
  for (let index = 0; index < count; index += 1) {
    const s = index / (count - 1);
    const loose = smooth(0.72, 1, s);
    petal(easel, place, paint, {
      angle: index * 2.399 + (next() - 0.5) * 0.4,
      half: mix(1.2, 0.72, s ** 0.5) * (0.9 + 0.2 * next()),
      foot: radius * (0.015 + 0.34 * s ** 1.1),
      base: -radius * 0.3 * s,
      length: radius * (0.24 + 0.56 * s ** 0.9) * (0.94 + 0.12 * next()),
      rise: mix(1.3, 0.3, loose),
      fall: mix(2.25, 0.35, smooth(0.35, 1, s)) + (next() - 0.5) * 0.16,
      curl: 0.1 + 0.5 * loose * next(),
      wave: 0.05 + 0.06 * s,
      seed: next() * 90,
      notch: 0.02,
      tone: 0.92 + 0.16 * next() + 0.14 * (1 - s) ** 2,
      tint: (v) => clamp(1.15 - s * 3.4) * (1 - 0.4 * v) + 0.3 * (1 - smooth(0.1, 0.5, v)),
      round: 0.16,
    });
  }
  dome(easel, place, radius * 0.42, -radius * 0.3, paint, 0.3);
}

/** One ring of wide petals about a dark heart with its stamens. */
export function anemone(
  easel: Easel,
  { at, axis, radius, roll = 0, paint }: Pose,
  dark: number,
  next: Random,
  open = 1,
): void {
  const place = frame(at, axis, roll);
  for (const [ring, count] of [5, 6].entries()) {
    for (let index = 0; index < count; index += 1)
      petal(easel, place, paint, {
        angle: ((index + ring * 0.5) / count) * 2 * Math.PI + (next() - 0.5) * 0.24,
        half: 0.64 + 0.1 * next(),
        foot: radius * 0.05,
        base: -radius * (0.08 - 0.05 * ring),
        length: radius * (1 - 0.08 * ring) * (0.94 + 0.12 * next()),
        rise: mix(1.35, 0.34 + 0.16 * ring, open),
        fall: mix(1.5, -0.02 + 0.14 * ring, open) + (next() - 0.5) * 0.3,
        curl: 0.3 * next(),
        wave: 0.13,
        seed: next() * 90,
        vein: 0.09,
        tone: 0.95 + 0.1 * next(),
        tint: (v) => 1 - smooth(0.1, 0.36, v),
        round: 0.24,
      });
  }
  const size = radius * 0.125;
  for (let index = 0; index < 96; index += 1) {
    const angle = index * 2.399;
    const away = radius * (0.17 + 0.11 * Math.sqrt(next()));
    const high = size * (0.5 + 0.5 * next());
    bead(
      easel,
      place(away * Math.cos(angle), away * Math.sin(angle), high),
      radius * 0.017,
      dark,
      1.1 + 0.5 * next(),
    );
  }
  for (let index = 0; index < 130; index += 1) {
    const t = Math.sqrt((index + 0.5) / 130);
    const angle = index * 2.399;
    const at3 = place(
      size * t * Math.cos(angle),
      size * t * Math.sin(angle),
      size * (0.5 + 0.75 * Math.cos((t * Math.PI) / 2)),
    );
    bead(easel, at3, radius * 0.02, dark, 0.7 + 0.3 * next());
  }
}

function bead(easel: Easel, [x, y, z]: Three, size: number, paint: number, tone: number): void {
  easel.sheet(8, 4, paint, (u, v): Corner => {
    const [angle, lean] = [u * 2 * Math.PI, (v * Math.PI) / 2];
    return [
      x + size * Math.sin(lean) * Math.cos(angle),
      y + size * Math.sin(lean) * Math.sin(angle),
      z + size * Math.cos(lean),
      tone,
      0.4,
    ];
  });
}

/** A Christmas rose: five cupped sepals, a ring of nectaries, a tuft of pale stamens. */
export function hellebore(
  easel: Easel,
  { at, axis, radius, roll = 0, paint }: Pose,
  pale: number,
  next: Random,
): void {
  const place = frame(at, axis, roll);
  for (let index = 0; index < 5; index += 1)
    petal(easel, place, paint, {
      angle: (index / 5) * 2 * Math.PI + (next() - 0.5) * 0.16,
      half: 0.86,
      foot: radius * 0.06,
      base: -radius * 0.03 * (index % 2),
      length: radius * (0.96 + 0.1 * next()),
      rise: 0.62,
      fall: 0.12 + (next() - 0.5) * 0.2,
      curl: 0.16 * next(),
      wave: 0.07,
      seed: next() * 90,
      notch: -0.06,
      vein: 0.07,
      tint: (v) => 0.8 * (1 - smooth(0.06, 0.5, v)) + 0.55 * smooth(0.8, 1, v),
      round: 0.34,
    });
  for (let index = 0; index < 70; index += 1) {
    const angle = index * 2.399;
    const away = radius * 0.3 * Math.sqrt(next());
    const high = radius * (0.2 + 0.2 * next());
    const from = place(away * 0.3 * Math.cos(angle), away * 0.3 * Math.sin(angle), 0);
    const to = place(away * Math.cos(angle), away * Math.sin(angle), high);
    stalk(easel, [from, to], [radius * 0.009, radius * 0.007], pale);
    bead(easel, to, radius * 0.024, pale, 1.15);
  }
}

/** A poppy's seed head under its crown. */
export function capsule(easel: Easel, { at, axis, radius, roll = 0, paint }: Pose): void {
  const place = frame(at, axis, roll);
  easel.sheet(48, 30, paint, (u, v): Corner => {
    const angle = u * 2 * Math.PI;
    const ribbed = 1 + 0.035 * Math.cos(angle * 11);
    const wide = radius * ribbed * (0.12 + 0.9 * Math.sin(Math.PI * mix(0.02, 0.86, v)) ** 0.8);
    return [
      ...place(wide * Math.cos(angle), wide * Math.sin(angle), v * radius * 2.1),
      0.9 + 0.1 * Math.cos(angle * 11),
      0.4 * v + 0.3 * noise(u * 9, v * 4, 5),
    ];
  });
  easel.sheet(88, 12, paint, (u, v): Corner => {
    const angle = u * 2 * Math.PI;
    const rays = Math.abs(Math.cos(angle * 5.5)) ** 0.7;
    const wide = radius * 0.78 * v * (0.8 + 0.2 * rays);
    const high = radius * (2.22 + 0.1 * rays - 0.16 * v * v);
    return [...place(wide * Math.cos(angle), wide * Math.sin(angle), high), 0.75 + 0.35 * rays, 1];
  });
}

/** A frond: leaflets in pairs, smaller towards its tip. */
export function frond(
  easel: Easel,
  { at, angle, bend = 0, length, width, lift = 0.05, paint, tone = 1 }: Leaf,
  next: Random,
): void {
  const pairs = 19;
  let [x, y, turned] = [at[0], at[1], angle];
  const spine: Three[] = [];
  for (let step = 0; step <= pairs; step += 1) {
    const t = step / pairs;
    const z = at[2] + lift * length * Math.sin(Math.PI * t * 0.8);
    spine.push([x, y, z]);
    const long = width * Math.sin(Math.PI * mix(0.12, 0.985, t) ** 0.8) ** 0.8;
    for (const side of [-1, 1])
      if (step > 0)
        leaf(
          easel,
          {
            at: [x, y, z - 2 + step * 0.4],
            angle: turned + side * (1.22 - 0.5 * t),
            bend: -side * 0.5,
            length: long * (0.92 + 0.16 * next()),
            width: long * 0.13 + length * 0.006,
            lift: 0.12 * (next() - 0.3),
            roll: side * (0.2 + 0.3 * next()),
            paint,
            saw: 0.16,
            tone: tone * (0.85 + 0.3 * next()),
          },
          next,
        );
    turned += bend / pairs;
    x += (Math.cos(turned) * length) / pairs;
    y += (Math.sin(turned) * length) / pairs;
  }
  stalk(easel, spine, [length * 0.011, length * 0.003], paint);
}

export interface Leaf {
  at: Three;
  angle: number;
  bend?: number;
  length: number;
  width: number;
  /** How far it rises from its foot, and how it is turned about its rib. */
  lift?: number;
  roll?: number;
  paint: number;
  saw?: number;
  tone?: number;
}

/** A leaf with its rib, veins between which it swells, and a sawn rim. */
export function leaf(easel: Easel, shape: Leaf, next: Random): void {
  const { at, angle, bend = 0, length, width, lift = 0.1, roll = 0, paint, saw = 0.03, tone = 1 } = shape;
  const spine: [number, number, number][] = [[at[0], at[1], angle]];
  for (let step = 1; step <= steps; step += 1) {
    const [x, y] = spine[step - 1];
    const turned = angle + bend * ((step - 0.5) / steps);
    spine.push([x + (length / steps) * Math.cos(turned), y + (length / steps) * Math.sin(turned), turned]);
  }
  const pairs = clamp(length / 26, 5, 11);
  const [seed, drop] = [next() * 90, 0.9 + 0.4 * next()];
  easel.sheet(22, Math.round(clamp(length / 3, 30, 120)), paint, (u01, v): Corner => {
    const side = u01 * 2 - 1;
    const index = Math.min(steps - 1e-6, v * steps);
    const step = Math.floor(index);
    const share = index - step;
    const [one, two] = [spine[step], spine[step + 1]];
    const turned = mix(one[2], two[2], share);
    const teeth = 1 + saw * (((v * pairs * 3) % 1) - 0.5) * 2 * smooth(0.1, 0.2, v);
    const half =
      width * Math.sin(Math.PI * mix(0.02, 0.995, v) ** 0.86) ** 0.9 * mix(1, teeth, Math.abs(side) ** 4);
    const q = v * pairs - Math.abs(side) * 0.9 + (side > 0 ? 0.5 : 0);
    const near = Math.abs(q - Math.round(q));
    const rib = Math.exp(-((side / 0.05) ** 2));
    const vein = Math.exp(-((near / 0.07) ** 2)) * (1 - Math.abs(side) ** 2);
    const across = side * half * Math.cos(roll);
    const high =
      lift * length * Math.sin(Math.PI * v * drop * 0.8) +
      Math.abs(side) * half * 0.42 -
      half * 0.2 * side * side +
      half * 0.1 * Math.cos(near * Math.PI * 2) * 0.5 +
      (noise(v * 4 + seed, side * 1.4, 6) - 0.5) * half * 0.5 * Math.abs(side) +
      side * half * Math.sin(roll);
    return [
      mix(one[0], two[0], share) - across * Math.sin(turned),
      mix(one[1], two[1], share) + across * Math.cos(turned),
      at[2] + high,
      tone * (1 + 0.3 * rib + 0.16 * vein),
      clamp(0.3 + 0.5 * rib + 0.3 * vein + 0.5 * (noise(v * 3 + seed, side * 2, 9) - 0.5)),
    ];
  });
}

/** A stalk along points in the round; `lit` is its tone from foot to end. */
export function stalk(
  easel: Easel,
  points: readonly Three[],
  [thick, thin]: readonly [number, number],
  paint: number,
  lit: readonly [number, number] = [0.95, 0.95],
): void {
  const last = points.length - 1;
  const at = (t: number): Three => {
    const place = clamp(t) * last;
    const i = Math.min(last - 1, Math.floor(place));
    const f = place - i;
    const point = (index: number) => points[clamp(index, 0, last)];
    const spline = (part: 0 | 1 | 2) => {
      const [a, b, c, d] = [point(i - 1)[part], point(i)[part], point(i + 1)[part], point(i + 2)[part]];
      return (
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
      );
    };
    return [spline(0), spline(1), spline(2)];
  };
  easel.sheet(12, last * 14, paint, (u, v): Corner => {
    const [x, y, z] = at(v);
    const [bx, by] = at(v - 0.01);
    const [ax, ay] = at(v + 0.01);
    const turned = Math.atan2(ay - by, ax - bx);
    const radius = mix(thick, thin, v);
    const off = -Math.cos(u * Math.PI) * radius;
    return [
      x - off * Math.sin(turned),
      y + off * Math.cos(turned),
      z + Math.sin(u * Math.PI) * radius,
      mix(lit[0], lit[1], smooth(0, 1, v)) + 0.2 * (noise(v * 30, u * 3, 4) - 0.5),
      noise(v * 5, u * 2, 3),
    ];
  });
}
