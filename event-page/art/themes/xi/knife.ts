import { mix } from "../../kit/numbers.ts";
import type { Random } from "../../kit/random.ts";

/* What a paper cutter draws with: petals, leaves and birds of paper, and the few cuts that give them form. No beast, no letter. */

type Place = readonly [x: number, y: number];

export const fixed = (value: number) => value.toFixed(2);
const at = ([x, y]: Place) => `${fixed(x)} ${fixed(y)}`;

export const paper = (d: string) => `<path d="${d}" fill="#fff"/>`;
export const taken = (d: string) => `<path d="${d}" fill="#000"/>`;

/** Paper that lies before other paper: a knife went round it, but for two bridges that hold it. */
const before = (d: string, gap: number) =>
  `<path d="${d}" fill="#fff" stroke="#000" stroke-width="${fixed(gap * 2)}" paint-order="stroke"/>`;

export function placed(drawing: string, [x, y]: Place, turn = 0, size = 1, isMirrored = false): string {
  const wide = isMirrored ? -size : size;
  return `<g transform="translate(${at([x, y])}) scale(${fixed(wide)} ${fixed(size)}) rotate(${fixed(turn)})">${drawing}</g>`;
}

/** A cut that begins and ends in a point, bowed to one side. */
export function sliver(from: Place, to: Place, bow: number, thick: number): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / long, (to[0] - from[0]) / long];
  const by = (far: number) => at([mx + nx * far, my + ny * far]);
  return `M${at(from)}Q${by(bow + thick)} ${at(to)}Q${by(bow - thick)} ${at(from)}Z`;
}

/** A cut that is wide at `from` and ends in a point. */
function tooth(from: Place, to: Place, wide: number): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / long) * wide, ((to[0] - from[0]) / long) * wide];
  return `M${at([from[0] + nx, from[1] + ny])}L${at(to)}L${at([from[0] - nx, from[1] - ny])}Z`;
}

/** How one petal stands: from its foot, towards `angle`, as long and as wide as that. */
interface Petal {
  foot: Place;
  angle: number;
  long: number;
  wide: number;
  /** Notches of its edge. */
  lobes: number;
  /** Teeth that are cut into it from under its edge. */
  teeth: number;
  /** How deep they reach, of its length. */
  deep: number;
}

/** One petal with a notched edge and a comb of cuts beneath it. */
function petal(next: Random, { foot, angle, long, wide, lobes, teeth, deep }: Petal): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const place = (u: number, v: number): Place => [foot[0] + u * c - v * s, foot[1] + u * s + v * c];
  const phase = next() * 0.8;
  /** A place on a share of the petal: `turn` 0 at its tip, ±π at its foot. */
  const on = (turn: number, share: number): Place => {
    const edge = Math.max(0, Math.cos(turn * 0.62)) ** 0.7;
    const notch = 0.13 * edge * (1 - Math.abs(Math.sin(turn * lobes * 0.5 + phase)) ** 0.55);
    const reach = share * (1 - notch);
    const narrow = mix(0.42, 1, ((Math.cos(turn) + 1) / 2) ** 0.6);
    return place(
      long * (0.46 + 0.54 * Math.cos(turn) * reach),
      (wide / 2) * Math.sin(turn) * reach * narrow * 1.12,
    );
  };
  const outline = Array.from({ length: 121 }, (_, k) => on(-Math.PI + (k / 120) * 2 * Math.PI, 1));
  const gap = mix(1.5, 2.3, Math.min(1, long / 90));
  let drawing = before(`M${outline.map(at).join("L")}Z`, gap);
  let comb = "";
  for (let k = 0; k < teeth; k += 1) {
    const share = teeth === 1 ? 0 : (k / (teeth - 1)) * 2 - 1;
    const turn = share * 1.25;
    const from = on(turn, 0.85);
    const depth = deep * (1 - 0.42 * Math.abs(share)) * mix(0.88, 1.1, next());
    const to = place(
      mix(long * (0.46 + 0.46 * Math.cos(turn)), long * 0.2, depth),
      (wide / 2) * Math.sin(turn) * mix(0.84, 0.3, depth),
    );
    comb += tooth(from, to, (wide / teeth) * 0.15);
  }
  drawing += taken(comb);
  return drawing;
}

/** A peony that opens towards us and up, about 100 units from its heart to its edge. */
export function peony(next: Random): string {
  const fan = (angles: readonly number[], one: Omit<Petal, "angle">) =>
    angles
      .map((degrees) =>
        petal(next, {
          ...one,
          angle: ((degrees + (next() - 0.5) * 8) * Math.PI) / 180,
          long: one.long * mix(0.94, 1.05, next()),
        }),
      )
      .join("");
  const stamens = Array.from({ length: 7 }, (_, k) => {
    const turn = (-160 + k * 23.4) * (Math.PI / 180);
    const tip: Place = [21 * Math.cos(turn), -6 + 24 * Math.sin(turn)];
    return `<path d="M0 2L${at(tip)}" stroke="#fff" stroke-width="1.9"/><circle cx="${fixed(tip[0])}" cy="${fixed(tip[1])}" r="3.1" fill="#fff"/>`;
  }).join("");
  return [
    fan([-122, -58, -90], { foot: [0, 0], long: 98, wide: 92, lobes: 5, teeth: 11, deep: 0.55 }),
    fan([172, 8], { foot: [0, 4], long: 106, wide: 84, lobes: 5, teeth: 9, deep: 0.55 }),
    fan([132, 48, 90], { foot: [0, 4], long: 88, wide: 90, lobes: 5, teeth: 9, deep: 0.55 }),
    fan([-146, -34, -112, -68], { foot: [0, 2], long: 68, wide: 66, lobes: 4, teeth: 7, deep: 0.5 }),
    fan([-90], { foot: [0, 0], long: 54, wide: 62, lobes: 4, teeth: 7, deep: 0.5 }),
    `<ellipse cx="0" cy="-6" rx="31" ry="28" fill="#000"/>`,
    stamens,
    fan([-158, -22], { foot: [0, 44], long: 70, wide: 52, lobes: 4, teeth: 6, deep: 0.5 }),
    fan([-120, -60], { foot: [0, 52], long: 62, wide: 56, lobes: 4, teeth: 7, deep: 0.5 }),
    fan([-90], { foot: [0, 62], long: 58, wide: 64, lobes: 5, teeth: 8, deep: 0.52 }),
  ].join("");
}

/** One leaflet from (0, 0) to the right, `long` units, with its vein and side veins cut. */
function leaflet(long: number, wide: number, bend: number): string {
  const tip: Place = [long, bend];
  const side = (way: number) =>
    [
      `C${at([long * 0.1, way * wide * 0.5])} ${at([long * 0.22, way * wide * 0.96])} ${at([long * 0.44, way * wide * 0.92 + bend * 0.3])}`,
      `Q${at([long * 0.42, way * wide * 0.66 + bend * 0.36])} ${at([long * 0.5, way * wide * 0.6 + bend * 0.4])}`,
      `Q${at([long * 0.62, way * wide * 0.8 + bend * 0.5])} ${at([long * 0.76, way * wide * 0.5 + bend * 0.7])}`,
      `Q${at([long * 0.8, way * wide * 0.3 + bend * 0.78])} ${at(tip)}`,
    ].join("");
  // The lower side is the upper one mirrored; both begin at the foot.
  const half = (way: number) => `M0 0${side(way)}L0 0Z`;
  const veins = [0.24, 0.42, 0.6].flatMap((share) =>
    [-1, 1].map((way) =>
      sliver(
        [long * (share + 0.03), bend * share * 0.8 + way * wide * 0.1],
        [long * (share + 0.19), bend * share + way * wide * (0.62 - share * 0.4)],
        way * 1,
        wide * 0.09,
      ),
    ),
  );
  const d = `${half(-1)}${half(1)}`;
  return (
    `<path d="${d}" fill="#000" stroke="#000" stroke-width="3.6"/>${paper(d)}` +
    taken(sliver([long * 0.12, bend * 0.06], [long * 0.86, bend * 0.84], 0, wide * 0.07) + veins.join(""))
  );
}

/** A leaf of three, from its stalk at (0, 0) to the right, about 100 units long. */
export function leaf(bend = 10): string {
  return [
    `<path d="M0 0Q18 ${fixed(-bend * 0.2)} 40 0" fill="none" stroke="#fff" stroke-width="4"/>`,
    placed(leaflet(56, 17, -bend * 0.6), [22, -1], -44),
    placed(leaflet(56, 17, bend * 0.6), [22, 1], 44),
    placed(leaflet(72, 21, bend), [30, 0]),
  ].join("");
}

/** A bud towards the top, its foot at (0, 0), about 60 units high. */
export function bud(next: Random): string {
  const one = (degrees: number, long: number, wide: number, teeth: number) =>
    petal(next, {
      foot: [0, -8],
      angle: (degrees * Math.PI) / 180,
      long,
      wide,
      lobes: 3,
      teeth,
      deep: 0.55,
    });
  return [
    one(-118, 44, 30, 4),
    one(-62, 44, 30, 4),
    one(-90, 52, 38, 6),
    ...[-150, -30].map((degrees) => placed(leaflet(34, 8, 4), [0, -4], degrees)),
    `<path d="M0 4C-9 -2 -12 -10 -10 -16Q0 -6 10 -16C12 -10 9 -2 0 4Z" fill="#fff" stroke="#000" stroke-width="3.4" paint-order="stroke"/>`,
  ].join("");
}

/** A stem from place to place, thinner towards its end. */
export function stem(from: Place, by: Place, to: Place, thick: number): string {
  const steps = Array.from({ length: 25 }, (_, k) => {
    const t = k / 24;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * by[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * by[1] + t * t * to[1];
    const dx = 2 * (1 - t) * (by[0] - from[0]) + 2 * t * (to[0] - by[0]);
    const dy = 2 * (1 - t) * (by[1] - from[1]) + 2 * t * (to[1] - by[1]);
    const long = Math.hypot(dx, dy) || 1;
    const half = mix(thick, thick * 0.5, t) / 2;
    return {
      left: [x - (dy / long) * half, y + (dx / long) * half] as Place,
      right: [x + (dy / long) * half, y - (dx / long) * half] as Place,
    };
  });
  const line = [...steps.map(({ left }) => left), ...steps.reverse().map(({ right }) => right)];
  return paper(`M${line.map(at).join("L")}Z`);
}

/** A magpie that looks to the right, about 150 units from beak to tail, its feet near (0, 0). */
export function magpie(): string {
  const feather = (turn: number, long: number, wide: number) =>
    placed(
      `<path d="M0 0C${fixed(-long * 0.3)} ${fixed(-wide)} ${fixed(-long * 0.8)} ${fixed(-wide)} ${fixed(-long)} 0C${fixed(-long * 0.8)} ${fixed(wide * 0.7)} ${fixed(-long * 0.3)} ${fixed(wide)} 0 0Z" fill="#fff" stroke="#000" stroke-width="3.4" paint-order="stroke"/>` +
        taken(sliver([-long * 0.22, 0], [-long * 0.86, 0], -0.6, wide * 0.24)),
      [-22, -18],
      turn,
    );
  return [
    feather(-2, 84, 7),
    feather(-24, 92, 7),
    feather(-13, 104, 8),
    // Body with head and beak.
    before(
      "M-34 -14C-26 -38 -4 -48 14 -52C20 -66 38 -68 45 -57L62 -52L45 -47C42 -34 36 -26 26 -14C14 2 -14 4 -34 -14Z",
      1.8,
    ),
    taken("M36.500 -56a3.400 3.400 0 1 0 0.010 0Z"),
    taken(
      [0, 1, 2, 3]
        .map((k) => sliver([22 - k * 7, -20 + k * 4.5], [31 - k * 7, -31 + k * 3], 2, 1.5))
        .join(""),
    ),
    taken(sliver([18, -47], [38, -43], 2.4, 2)),
    // Wing, laid back.
    before("M14 -42C-6 -48 -34 -36 -62 -44C-48 -22 -14 -10 10 -22C18 -28 20 -36 14 -42Z", 1.9),
    taken(
      [
        sliver([8, -34], [-48, -39], 5, 2.2),
        sliver([8, -29], [-38, -31], 4, 2.2),
        sliver([6, -25], [-24, -24], 3, 2),
      ].join(""),
    ),
    `<path d="M2 -3L-1 9M14 -5L12 8" stroke="#fff" stroke-width="3" fill="none"/>`,
  ].join("");
}
