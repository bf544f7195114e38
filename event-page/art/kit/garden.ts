import type { Corner, Easel } from "./easel.ts";
import { stalk } from "./foliage.ts";
import { clamp, mix, smooth } from "./numbers.ts";
import { bead, dome, petal, type Pose } from "./petals.ts";
import { noise, type Random } from "./random.ts";
import { frame } from "./scene.ts";

/* Garden flowers in the round for an easel, petal by petal. Lengths are in points of the easel. */

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
