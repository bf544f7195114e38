import sharp, { type Sharp } from "sharp";
import { crackle } from "./batik.ts";
import { rgb } from "./colour.ts";
import { mix, type Three } from "./numbers.ts";
import { rastered } from "./picture.ts";
import { cloudy, random } from "./random.ts";

/*
 * Mega mendung as it lies on cloth of Cirebon: round lobes about a level body that runs out into a point on either side, and
 * shorter storeys whose points look out between the lobes. The outline is drawn seven times, each within the one before, so
 * that notches stay sharp and points stay points down to the heart: pale outside and deep within. Clouds lie level, lean to no
 * side and are never turned.
 */

/** Tints from the rim to the heart. */
const steps = 7;

type Point = readonly [x: number, y: number];

export interface Shape {
  seed: number;
  /** Where its heart lies. */
  x: number;
  y: number;
  /** From there to either point. */
  left: number;
  right: number;
  /** From there to its crown. */
  high: number;
  /** Lobes above; one fewer are below. */
  lobes?: number;
  /** How wide a tint is above and below; towards the points they are wider. */
  step: number;
  /** Nothing is dyed in its heart: what shows there is whatever lies behind. */
  isOpen?: boolean;
}

interface Lobe {
  /** -1 at the left point, 1 at the right. */
  along: number;
  /** How near it is to the middle: 1 there, 0 at the ends of its row. */
  full: number;
  /** Upwards is below zero, in shares of the height. */
  rise: number;
  half: number;
  /** How far apart the lobes of its row stand, in shares of the way to a point. */
  apart: number;
}

interface Storey {
  rise: number;
  left: number;
  right: number;
  half: number;
}

export interface Dye {
  /** From the rim to the heart. */
  tints: readonly string[];
  /** Of the lines that the canting drew. */
  wax: string;
  outline: string;
}

function partsOf({ seed, lobes = 5, isOpen = false }: Shape): { round: Lobe[]; pointed: Storey[] } {
  const next = random(seed);
  const about = (value: number, share: number) => value * (1 + (next() - 0.5) * 2 * share);
  const row = (count: number, reach: number, lobe: (full: number) => Pick<Lobe, "rise" | "half">): Lobe[] =>
    Array.from({ length: count }, (_, index) => {
      const along = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      // An open heart has broad shoulders, so that more is seen in it.
      const full = 1 - Math.abs(along) ** (isOpen ? 2.7 : 2);
      const apart = (reach * 2) / Math.max(2, count - 1);
      return { along: along * reach + (next() - 0.5) * 0.04, full, apart, ...lobe(full) };
    });
  return {
    round: [
      ...row(lobes, 0.6, (full) => ({
        rise: -about(0.05 + 0.51 * full, 0.07),
        half: about(0.25 + 0.21 * full, 0.08),
      })),
      ...row(lobes - 1, 0.52, (full) => ({
        rise: about(0.27 + 0.19 * full, 0.08),
        half: about(0.2 + 0.12 * full, 0.08),
      })),
    ],
    pointed: [
      { rise: 0.1, left: 1, right: 1, half: 0.56 },
      { rise: -0.16, left: about(0.84, 0.04), right: about(0.84, 0.04), half: 0.34 },
      { rise: 0.34, left: about(0.76, 0.04), right: about(0.76, 0.04), half: 0.28 },
    ],
  };
}

/** Outlines of all its parts, `inset` steps within the first. */
function outlines(shape: Shape, inset: number): Point[][] {
  const { x, y, left, right, high, step } = shape;
  const { round, pointed } = partsOf(shape);
  const share = inset / steps;
  const depth = inset * step;
  return [
    ...pointed.map((part): Point[] => {
      const half = Math.max(step * 0.4, part.half * high - depth * 0.62);
      // Whatever is seen in an open heart is not cut to points.
      const keep = 1 - share * (shape.isOpen === true ? 0.72 : 0.5);
      return lens(
        x,
        y + part.rise * high * (1 - share * 0.5),
        part.left * left * keep,
        part.right * right * keep,
        half,
      );
    }),
    ...round.map((part): Point[] => {
      const half = part.half * high;
      const rest = half * (1 - share * (part.rise < 0 ? 0.5 : 0.62));
      const sunk = (depth * (part.rise < 0 ? 1 : 0.86) - (half - rest)) * part.full;
      const rise = part.rise * high * (1 - share * 0.5 * (1 - part.full)) - Math.sign(part.rise) * sunk;
      const reach = part.along < 0 ? left : right;
      const across = part.apart * reach * (0.86 + 0.3 * part.full) * (1 - share * 0.42);
      return ball(x + part.along * reach * (1 - share * 0.42), y + rise, across, rest);
    }),
  ];
}

function ball(x: number, y: number, across: number, half: number): Point[] {
  const count = 56;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * half];
  });
}

function lens(x: number, y: number, left: number, right: number, high: number): Point[] {
  const count = 40;
  const half = (along: number) => high * (1 - Math.abs(along) ** 1.5) ** 1.15;
  const upper = Array.from({ length: count + 1 }, (_, index): Point => {
    const along = (index / count) * 2 - 1;
    return [x + along * (along < 0 ? left : right), y - half(along)];
  });
  const lower = upper
    .slice(1, -1)
    .reverse()
    .map(([u, v]): Point => [u, 2 * y - v]);
  return [...upper, ...lower];
}

/** The hand that drew it is never quite steady. */
function shaken([x, y]: Point, seed: number): Point {
  return [
    x + (cloudy(x / 38, y / 38 + seed, 3, 2) - 0.5) * 4,
    y + (cloudy(x / 38 + 50, y / 38 + seed, 3, 2) - 0.5) * 3.4,
  ];
}

/** An outline with a line about it that is thick and thin, and lost here and there. */
function widened(points: readonly Point[], width: number, seed: number): Point[] {
  const count = points.length;
  return points.map(([x, y], index): Point => {
    const [a, b] = [points[(index + count - 1) % count], points[(index + 1) % count]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const hand = width * Math.max(0, mix(0.1, 1.9, cloudy(x / 24, y / 24 + seed * 3, 8, 2)));
    return [x + (dy / length) * hand, y - (dx / length) * hand];
  });
}

const path = (points: readonly Point[]) =>
  `M${points.map((point) => point.map((part) => part.toFixed(1)).join(" ")).join("L")}Z`;

/** All parts of an outline as a hand draws them. */
function handDrawn(shape: Shape, inset: number): Point[][] {
  return outlines(shape, inset).map((points) =>
    points.map((point) => shaken(point, shape.seed + inset * 0.7)),
  );
}

function drawn(shape: Shape, { tints, wax, outline }: Dye): string {
  const levels = tints.map((tint, inset) => {
    const parts = handDrawn(shape, inset);
    const line = (width: number, colour: string) =>
      `<path fill="#${colour}" d="${parts.map((points) => path(widened(points, width, shape.seed + inset))).join("")}"/>`;
    const body = `<path fill="#${tint}" d="${parts.map(path).join("")}"/>`;
    if (inset > 0) return line(1.15, wax) + body;
    return line(4.2, outline) + line(2.8, wax) + body;
  });
  if (shape.isOpen !== true) return levels.join("");
  const heart = [
    ...handDrawn(shape, tints.length - 1),
    ball(shape.x, shape.y, shape.left * 0.2, shape.high * 0.3),
  ];
  return `<mask id="open"><path fill="#fff" d="M-99-99H9999V9999H-99Z"/><path d="${heart.map(path).join("")}"/></mask><g mask="url(#open)">${levels.join("")}</g>`;
}

/** Where the deepest bath had cracked wax beside it, a breath of a paler blue is left. */
function cracked(data: Buffer, width: number, density: number, pale: Three): void {
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0 || data[at] + data[at + 1] + data[at + 2] > 250) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const share = crackle((x / density) * 1.5 + 60, (y / density) * 1.5) * 0.4;
    for (let part = 0; part < 3; part += 1) data[at + part] = mix(data[at + part], pale[part], share);
  }
}

/** Clouds from back to front; between them nothing. */
export async function dyedClouds(
  shapes: readonly Shape[],
  { width, height, density }: { width: number; height: number; density: number },
  dye: Dye,
): Promise<Sharp> {
  const [wide, tall] = [Math.round(width * density), Math.round(height * density)];
  const clouds = shapes.map((shape) => drawn(shape, dye)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${clouds}</svg>`;
  const data = await rastered(svg, wide, tall);
  cracked(data, wide, density, rgb(dye.tints[4]));
  return sharp(data, { raw: { width: wide, height: tall, channels: 4 } });
}
