import { bezier, type Place } from "../../kit/bezier.ts";
import { mix } from "../../kit/numbers.ts";
import { random } from "../../kit/random.ts";

/*
 * Vines of punched hide as they are seen from near by, as data: red is hide, green how pale its paint, blue which of three paints,
 * at its full gilt. A leaf is as long as a hand: a gilt hem, five steps of paint (sungging), scored lines, and holes along its rib.
 * They grow out of the upper right corner and end in the open. 400 × 440.
 */

export const size = { width: 400, height: 440 };

const paint = { red: 20, green: 110, gold: 200 };
type Paint = keyof typeof paint;
type Point = readonly [x: number, y: number, angle: number];

const next = random(41);
const loose = (by: number) => (next() - 0.5) * by;
const fixed = (value: number) => value.toFixed(1);
const line = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}`;
const shape = (d: string, high: number, facet: number) =>
  `<path d="${d}" fill="rgb(255,${String(Math.round(255 * high))},${String(facet)})"/>`;
/** What is cut through. */
const cut = (d: string, width: number, dash = "") =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${fixed(width)}" stroke-linecap="round"${dash && ` stroke-dasharray="${dash}"`}/>`;
/** How pale step 0 to 4 of a paint is. */
const step = (k: number) => 0.3 + 0.165 * k;

function axis(x: number, y: number, angle: number, length: number, curl: number): Point[] {
  let [px, py] = [x, y];
  return Array.from({ length: 25 }, (_, k): Point => {
    const turned = angle + curl * (k / 24) ** 1.5;
    const point: Point = [px, py, turned];
    px += (length / 24) * Math.cos(turned);
    py += (length / 24) * Math.sin(turned);
    return point;
  });
}

/** Beside an axis, by a share of a leaf's half width, between two shares of its length. */
function beside(
  points: readonly Point[],
  width: number,
  share: number,
  from = 0,
  to = 1,
): [number, number][] {
  const own = points.slice(Math.round(from * 24), Math.round(to * 24) + 1);
  const first = Math.round(from * 24);
  return own.map(([px, py, turned], k) => {
    const t = (first + k) / 24;
    const off = width * share * Math.max(0, Math.sin(Math.PI * t ** 0.74)) ** 0.66;
    return [px - off * Math.sin(turned), py + off * Math.cos(turned)];
  });
}

function leaf([x, y, angle]: Point, length: number, slim: number, curl: number, kind: Paint): string {
  const points = axis(x, y, angle, length, curl);
  const width = length * slim;
  const hull = (share: number, from = 0, to = 1) =>
    `${line([...beside(points, width, share, from, to), ...beside(points, width, -share, from, to).reverse()])}Z`;
  const hem = Math.min(0.2, 2.6 / width);
  const facet = paint[kind];
  const rim = hull(1);
  const inner = [0, 1, 2, 3, 4]
    .map((k) => shape(hull((1 - hem) * (1 - k * 0.19), 0.04 + k * 0.035, 0.97 - k * 0.055), step(k), facet))
    .join("");
  // Scored from the rib to the rim, as a punch sets them: fine, and close to each other.
  const scores = Array.from({ length: Math.round(length / 9) }, (_, k) => {
    const at = 3 + Math.round((k / (length / 9)) * 15);
    return [-1, 1]
      .map((side) =>
        line([beside(points, width, side * 0.26)[at], beside(points, width, side * 0.7)[at + 3]]),
      )
      .join("");
  }).join("");
  const rib = line(beside(points, width, 0, 0.12, 0.84));
  return (
    `<path d="${rim}" fill="#fff" stroke="#000" stroke-width="2.6"/>` +
    shape(hull(1 - hem), step(0), facet) +
    inner +
    `<path d="${scores}" stroke="rgb(255,${String(Math.round(255 * step(0.4)))},${String(facet)})" stroke-width="${length > 60 ? "0.9" : "0.6"}" fill="none" stroke-linecap="round"/>` +
    (length > 34
      ? cut(rib, Math.min(6, width * 0.24), `0.01 ${fixed(Math.max(4.8, width * 0.44))}`)
      : cut(rib, 1.2))
  );
}

/** A stem: gilt at its rims, painted between, drops punched along it. */
function stem(points: readonly Point[], from: number, to: number): string {
  const last = points.length - 1;
  const side = (share: number) =>
    points.map(([x, y, turned], k): [number, number] => {
      const off = share * mix(from, to, k / last);
      return [x - off * Math.sin(turned), y + off * Math.cos(turned)];
    });
  const hull = (share: number) => `${line([...side(share), ...side(-share).reverse()])}Z`;
  const middle = line(side(0));
  return (
    `<path d="${hull(1)}" fill="#fff" stroke="#000" stroke-width="2.6" stroke-linejoin="round"/>` +
    shape(hull(0.62), step(0), paint.red) +
    shape(hull(0.36), step(1), paint.red) +
    cut(middle, from * 0.46, `0.01 ${fixed(from * 1.25)}`)
  );
}

function flower(x: number, y: number, radius: number): string {
  const ring = (share: number, count: number, turn: number, slim: number, kind: Paint) =>
    Array.from({ length: count }, (_, k) => {
      const angle = turn + (k * 2 * Math.PI) / count + loose(0.08);
      return leaf(
        [x + 0.1 * radius * Math.cos(angle), y + 0.1 * radius * Math.sin(angle), angle],
        radius * share,
        slim,
        0.22,
        kind,
      );
    }).join("");
  const seeds = Array.from({ length: 9 }, (_, k) => {
    const own = k === 0 ? 0 : radius * 0.12;
    return `<circle cx="${fixed(x + own * Math.cos(k * 0.785))}" cy="${fixed(y + own * Math.sin(k * 0.785))}" r="${fixed(radius * 0.032)}" fill="#000"/>`;
  }).join("");
  return (
    ring(1, 9, 0.2, 0.27, "red") +
    ring(0.74, 9, 0.55, 0.27, "gold") +
    ring(0.5, 7, 0.1, 0.3, "red") +
    `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius * 0.2)}" fill="#fff" stroke="#000" stroke-width="2"/>` +
    seeds
  );
}

/** Between two places, along a bow that two others pull. */
function bow(p0: Place, p1: Place, p2: Place, p3: Place): Point[] {
  return Array.from({ length: 25 }, (_, k): Point => {
    const [t, o] = [k / 24, 1 - k / 24];
    const way = (i: 0 | 1) => o * o * (p1[i] - p0[i]) + 2 * o * t * (p2[i] - p1[i]) + t * t * (p3[i] - p2[i]);
    return [...bezier([p0, p1, p2, p3], t), Math.atan2(way(1), way(0))];
  });
}

const kinds: Paint[] = ["red", "green", "gold"];

/** A scroll about (cx, cy) that begins at angle `start`, fans of leaves along its outside and a flower at its heart. */
function scroll(cx: number, cy: number, radius: number, start: number, hand: 1 | -1, turns: number): string {
  const whole = turns * 2 * Math.PI;
  const wide = (turned: number) => radius * Math.exp((-1.05 / whole) * turned);
  const spine = Array.from({ length: 91 }, (_, k): Point => {
    const turned = (k / 90) * whole;
    const at = start + hand * turned;
    return [cx + wide(turned) * Math.cos(at), cy + wide(turned) * Math.sin(at), at + (hand * Math.PI) / 2];
  });
  let [back, front] = ["", ""];
  for (let turned = 0.1, k = 0; turned < whole - 0.5; turned += 0.4, k += 1) {
    const own = wide(turned);
    const [x, y, direction] = spine[Math.round((turned / whole) * 90)];
    const fan = [0.74, 1.04, 0.86][k % 3];
    if (turned < 5.6)
      back =
        leaf(
          [x, y, direction - hand * ([0.45, 0.85, 1.15][k % 3] + loose(0.14))],
          own * fan,
          0.2,
          hand * [0.8, -0.7, -1.15][k % 3],
          kinds[(k + (k > 6 ? 1 : 0)) % 3],
        ) + back;
    if (k % 2 === 1)
      front += leaf(
        [x, y, direction + hand * (0.5 + loose(0.1))],
        own * 0.84,
        0.23,
        hand * 1.25,
        kinds[(k + 2) % 3],
      );
  }
  return back + front + stem(spine, radius * 0.085, radius * 0.05) + flower(cx, cy, radius * 0.47);
}

/** Leaves on both sides of a stem, the last at its end. */
function spray(points: readonly Point[], long: number, first: number): string {
  const leaves = Array.from({ length: 6 }, (_, k) => {
    const [px, py, turned] = points[2 + k * 4 - (k > 4 ? 1 : 0)];
    const hand = (k + first) % 2 === 0 ? 1 : -1;
    return leaf(
      [px, py, turned + hand * (0.66 + loose(0.2))],
      long * (1 - 0.06 * k),
      0.21,
      -hand * 0.75,
      (["green", "red", "gold", "green", "red", "gold"] as const)[(k + first) % 6],
    );
  }).reverse();
  const [ex, ey, end] = points[23];
  return (
    leaves.join("") +
    leaf([ex, ey, end], long * 0.95, 0.2, 0.3, "red") +
    stem(points, long * 0.07, long * 0.03)
  );
}

/** All of them. */
const parts = [
  spray(bow([300, -30], [240, 40], [190, 60], [140, 60]), 92, 0),
  spray(bow([430, 190], [410, 260], [400, 300], [352, 350]), 96, 1),
  spray(bow([330, 270], [290, 300], [280, 330], [272, 350]), 84, 2),
  spray(bow([170, 60], [150, 120], [150, 190], [122, 236]), 84, 3),
  spray(bow([400, -40], [395, 20], [380, 60], [340, 100]), 90, 4),
  spray(bow([215, 240], [205, 270], [190, 285], [168, 300]), 70, 5),
  spray(bow([190, -40], [150, -10], [100, -14], [40, 4]), 74, 1),
  spray(bow([440, 60], [430, 130], [420, 180], [396, 232]), 90, 2),
  stem(bow([214, 66], [180, 110], [130, 142], [82, 142]), 7.5, 5.6),
  scroll(82, 76, 66, Math.PI / 2, 1, 1.3),
  stem(bow([440, -16], [350, 10], [254, 44], [195, 98]), 11, 10),
  scroll(275, 185, 118, 3.97, -1, 1.45),
];

/** One drawing for all pictures, so that the shadow is that of these vines. */
export const vines = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440" width="400" height="440">${parts.join("")}</svg>`;
