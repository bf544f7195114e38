import { blurred } from "./blur.ts";
import sharp, { type Sharp } from "sharp";
import { ramp, rgb, type Stops } from "./colour.ts";
import { clamp, mix, smooth, unit, type Three } from "./numbers.ts";
import { far, Scene, type Surface, type Vertex } from "./scene.ts";

/* A sheet that was pressed from behind: meshes become heights of paper, which has no undercut and no sharp edge, under one raking light. */

/** A light that comes from so far away that it falls alike everywhere, or a flame that stands at a place of the picture. */
export interface Raking {
  towards: Three;
  /** Where the flame is, in shares of width and height, and how far it reaches, in widths. */
  flame?: { x: number; y: number; high: number; reach: number };
  /** Colours by light: 0 none, 0.5 what falls on the flat sheet, 1 twice that. */
  tones: Stops;
  /** What shade is made of beside the relief, on the sheet. */
  shade: string;
  /** How much light comes from everywhere. */
  sky?: number;
  /** How much of its shade is seen on what it lies on, at a place in points of the screen. */
  thrown?: (x: number, y: number) => number;
}

/** How much finer meshes are than their picture. */
const fineness = 2;

/** Meshes in points of a phone's screen, `density` points of the picture for each. */
export class Sheet extends Scene {
  /** Points of the mesh for each of the screen. */
  readonly grain: number;

  constructor(width: number, height: number, density: number) {
    const grain = density * fineness;
    super(Math.round(width * density) * fineness, Math.round(height * density) * fineness);
    this.grain = grain;
  }

  override patch(
    across: number,
    along: number,
    point: (u: number, v: number) => Vertex,
    surface?: Surface,
  ): void {
    const { grain } = this;
    const scaled = (u: number, v: number): Vertex => {
      const [x, y, z, ...colour] = point(u, v);
      return [x * grain, y * grain, z * grain, ...colour];
    };
    super.patch(across, along, scaled, surface);
  }
}

/** What stands out of the sheet as an opaque picture, and its light and shade on the flat paper around it. */
export function embossed(scene: Sheet, light: Raking): Sharp {
  const { width, height, grain } = scene;
  const field = heightsOf(scene);
  const soft = blurred(field.heights, width, height, 7 * grain);
  const [wide, high] = [Math.floor(width / fineness), Math.floor(height / fineness)];
  const tones = ramp(light.tones, true);
  const shade = rgb(light.shade);
  const out = Buffer.alloc(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const sum = [0, 0, 0, 0];
      for (let j = 0; j < fineness; j += 1) {
        for (let i = 0; i < fineness; i += 1) {
          const [px, py] = [x * fineness + i, y * fineness + j];
          const own = field.there[py * width + px];
          const [lit, fall] = lightAt(field.heights, soft, { width, height, grain, light }, px, py);
          const tone = tones(clamp(lit * 0.5));
          const paper = tones(clamp(fall * 0.5));
          const other = lit < fall ? shade : tones(1);
          // What, laid on the flat sheet, is the tone that it has there.
          const around =
            clamp((paper[1] - tone[1]) / (paper[1] - other[1] || 1)) *
            (1 - own) *
            (light.thrown?.(px / grain, py / grain) ?? 1);
          for (let part = 0; part < 3; part += 1) sum[part] += tone[part] * own + other[part] * around;
          sum[3] += own + around;
        }
      }
      const to = (y * wide + x) * 4;
      for (let part = 0; part < 3; part += 1)
        out[to + part] = Math.round(clamp(sum[part] / (sum[3] || 1), 0, 255));
      out[to + 3] = Math.round(255 * clamp(sum[3] / fineness ** 2));
    }
  }
  return sharp(out, { raw: { width: wide, height: high, channels: 4 } });
}

/** It is paper, not plaster: of how high meshes stand. */
const relief = 0.72;

interface Field {
  heights: Float32Array;
  /** 1 where something stands out of the sheet. */
  there: Float32Array;
}

/** Paper gives way over a width of its own thickness, and a little further. */
function heightsOf({ width, height, depth, grain }: Sheet): Field {
  const raw = depth.map((z) => (z === far ? 0 : Math.max(0, z)));
  const near = blurred(raw, width, height, 0.36 * grain);
  const wide = blurred(raw, width, height, 1.6 * grain);
  const there = blurred(
    depth.map((z) => (z === far ? 0 : 1)),
    width,
    height,
    0.4 * grain,
  );
  return {
    heights: near.map((value, k) => relief * (0.8 * value + 0.2 * wide[k])),
    there: there.map((value) => smooth(0.35, 0.75, value)),
  };
}

interface Ground {
  width: number;
  height: number;
  grain: number;
  light: Raking;
}

/** The light at a point, and what falls on the flat sheet there: 1 but for a flame. */
function lightAt(
  heights: Float32Array,
  soft: Float32Array,
  { width, height, grain, light }: Ground,
  x: number,
  y: number,
): [number, number] {
  const k = y * width + x;
  const { flame, sky = 0.34 } = light;
  let way = unit(light.towards);
  let fall = 1;
  if (flame !== undefined) {
    const [dx, dy] = [flame.x * width - x, flame.y * height - y];
    way = unit([dx, dy, flame.high * width]);
    fall = 1.5 / (1 + (Math.hypot(dx, dy) / (flame.reach * width)) ** 2.4);
  }
  const at = (i: number, j: number) =>
    heights[clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1)];
  const [nx, ny, nz] = unit([at(-1, 0) - at(1, 0), at(0, -1) - at(0, 1), 2]);
  const facing = clamp((nx * way[0] + ny * way[1] + nz * way[2]) / way[2], 0, 2.6);
  const cast = castAt(heights, { width, height, grain }, x, y, way);
  const closed = clamp((soft[k] - heights[k]) / (9 * grain));
  const open = 1 - 0.7 * closed;
  const shown = facing > 1 ? 1 + (facing - 1) * 0.62 : facing;
  return [fall * (sky * open + (1 - sky) * shown * cast), fall];
}

/** 1 in the light, 0 where something stands between; the further away that is, the softer. */
function castAt(
  heights: Float32Array,
  { width, height, grain }: Omit<Ground, "light">,
  x: number,
  y: number,
  way: Three,
): number {
  const flat = Math.hypot(way[0], way[1]) || 1;
  const [dx, dy, rise] = [way[0] / flat, way[1] / flat, way[2] / flat];
  const z = heights[y * width + x];
  let left = 1;
  for (let i = 2; i < 60 * grain; i = i * 1.05 + 0.6) {
    const [px, py] = [Math.round(x + dx * i), Math.round(y + dy * i)];
    if (px < 0 || py < 0 || px >= width || py >= height) break;
    const over = heights[py * width + px] - z - rise * i;
    if (over > 0) left = Math.min(left, 1 - clamp(over / (0.55 * grain + 0.13 * i)));
    if (left < 0.02) break;
  }
  return mix(0.06, 1, left);
}
