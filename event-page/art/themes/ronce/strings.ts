import { cross, less } from "../../kit/mesh.ts";
import { mix, scale3, unit, type Three } from "../../kit/numbers.ts";
import { noise, type Random } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { bloom } from "./bloom.ts";
import { bud, kanthil, times } from "./buds.ts";

/* Strings of jasmine: how a thread hangs or lies, and what is threaded on it. */

const twine: Three = [0.62, 0.6, 0.36];

/** A thread by its length. */
export interface Thread {
  at: (along: number) => Three;
  length: number;
}

/** A thread through places, one straight step after another. */
export function laid(places: readonly Three[]): Thread {
  const marks = [0];
  for (let index = 1; index < places.length; index += 1) {
    const [a, b] = [places[index - 1], places[index]];
    marks.push(marks[index - 1] + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]));
  }
  const length = marks[marks.length - 1];
  const at = (along: number): Three => {
    let index = 1;
    while (index < marks.length - 1 && marks[index] < along) index += 1;
    const [a, b] = [places[index - 1], places[index]];
    const share = (along - marks[index - 1]) / (marks[index] - marks[index - 1]);
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  };
  return { at, length };
}

/** A thread through places in one bow after another (Catmull and Rom). */
export function bent(places: readonly Three[]): Thread {
  const end = places.length - 1;
  const place = (index: number) => places[Math.min(end, Math.max(0, index))];
  const all: Three[] = [];
  for (let index = 0; index < end; index += 1) {
    const [a, b, c, d] = [place(index - 1), place(index), place(index + 1), place(index + 2)];
    for (let step = 0; step < 24; step += 1) {
      const t = step / 24;
      const part = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      all.push([part(0), part(1), part(2)]);
    }
  }
  return laid([...all, places[end]]);
}

/** A chain that hangs between two places: a catenary, `slack` times as long as they are apart. */
export function hung(from: Three, to: Three, slack: number): Thread {
  const [wide, rise] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(wide, rise) * slack;
  const taut = Math.sqrt(length * length - rise * rise) / Math.abs(wide);
  let [low, high] = [1e-4, 20];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (Math.sinh(middle) / middle < taut) low = middle;
    else high = middle;
  }
  const a = wide / (2 * low);
  const lowest =
    wide / 2 +
    Math.abs(a) * Math.asinh(rise / length / Math.sqrt(1 - (rise / length) ** 2)) * Math.sign(wide);
  const fall = (x: number) => -Math.abs(a) * Math.cosh((x - lowest) / a);
  return laid(
    Array.from({ length: 121 }, (_, step): Three => {
      const share = step / 120;
      return [
        from[0] + wide * share,
        from[1] + fall(wide * share) - fall(0),
        from[2] + (to[2] - from[2]) * share,
      ];
    }),
  );
}

export interface Strung {
  thread: Thread;
  /** Length of a bud. */
  size: number;
  /** Where, by shares of its length, a flower is open. */
  flowers?: readonly number[];
  /** Length of the kanthil at its end; none without it. */
  tip?: number;
  tone?: Three;
  /** How far they have slid apart: 0 as they were strung, 1 with as much bare thread as buds. */
  loose?: number;
}

/** Buds about a thread, no two alike in size, tilt and turn; here and there one opens, or is missing. */
export function strung(
  scene: Scene,
  { thread, size, flowers = [], tip = 0, tone = [1, 1, 1], loose = 0 }: Strung,
  next: Random,
): void {
  const grain = next() * 99;
  const cord = Array.from({ length: 60 }, (_, step) => thread.at((step / 59) * thread.length));
  scene.tube(cord, size * 0.05, times(twine, tone));
  let turn = next() * 6.3;
  for (let along = 0; along < thread.length; along += size * (0.056 + 0.022 * next()) * (1 + 1.6 * loose)) {
    turn += 2.4 + 1.3 * (next() - 0.5);
    if (noise((along / size) * 0.9 + grain, turn * 0.4) < 0.17 + 0.3 * loose) continue;
    const place = thread.at(along);
    const axis = ahead(thread, along, size);
    const aside = unit(cross(axis, [0, 0, 1]));
    const up = unit(cross(aside, axis));
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const off: Three = [aside[0] * c + up[0] * s, aside[1] * c + up[1] * s, aside[2] * c + up[2] * s];
    if (off[2] < -0.75) continue;
    const tilt = mix(0.4, 1.06, next());
    const stray: Three = [0.3 * (next() - 0.5), 0.3 * (next() - 0.5), 0.3 * (next() - 0.5)];
    const way = plus(plus(scale3(axis, Math.cos(tilt)), off, Math.sin(tilt)), stray, 1);
    const shape = {
      at: plus(place, off, size * 0.1),
      axis: way,
      length: size * mix(0.74, 1.12, next()),
      open: next() < 0.1 ? mix(0.4, 1, next()) : 0,
      tone,
    };
    bud(scene, shape, next);
  }
  for (const share of flowers) {
    const along = share * thread.length;
    const [tx, ty] = ahead(thread, along, size);
    const lean = (next() - 0.5) * 1.2;
    const shape = {
      at: plus(thread.at(along), [0, 0, 1], size * 0.6),
      axis: [-ty * lean + tx * 0.4, tx * lean + ty * 0.4, 1] as const,
      radius: size * 1.05,
      tone: scale3(tone, 1.12),
    };
    bloom(scene, shape, next);
  }
  if (tip === 0) return;
  const [at, axis] = [thread.at(thread.length), ahead(thread, thread.length - size * 0.2, size)];
  kanthil(scene, { at, axis, length: tip, tone }, next);
  kanthil(
    scene,
    { at, axis: plus(axis, unit([axis[1], -axis[0], -0.2]), 0.34), length: tip * 0.72, tone },
    next,
  );
}

/** Which way a thread runs. */
function ahead(thread: Thread, along: number, size: number): Three {
  return unit(less(thread.at(along + size * 0.2), thread.at(along)));
}

function plus(place: Three, way: Three, far: number): Three {
  return [place[0] + way[0] * far, place[1] + way[1] * far, place[2] + way[2] * far];
}
