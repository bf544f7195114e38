import { blade } from "../../kit/botany.ts";
import { clamp } from "../../kit/numbers.ts";
import type { Dot, Pigment, Sheet } from "../../kit/watercolour.ts";

/** A petal that bends as part of a circle, so that its veins and its rim bend with it. */
export interface Arc {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  bend: number;
  belly?: number;
  blunt?: number;
}

/** How far along the petal a place lies, 0..1, and how far from its middle, -1..1 (1 is to the right of its way). */
function along({ x, y, angle, length, width, bend }: Arc): (px: number, py: number) => Dot {
  const turn = Math.abs(bend) < 0.02 ? 0.02 : bend;
  const radius = length / turn;
  const side = angle + Math.PI / 2;
  const [cx, cy] = [x + Math.cos(side) * radius, y + Math.sin(side) * radius];
  const start = Math.atan2(y - cy, x - cx);
  return (px, py) => {
    const passed = Math.atan2(py - cy, px - cx) - start;
    const whole = Math.atan2(Math.sin(passed), Math.cos(passed));
    return [clamp(whole / turn), (radius - Math.sign(radius) * Math.hypot(px - cx, py - cy)) / width];
  };
}

/** One petal wet in wet; `tone` says how much pigment lies where. */
export function arched(
  sheet: Sheet,
  arc: Arc,
  [a, b]: readonly [Pigment, Pigment],
  tone: (u: number, v: number) => number,
): void {
  blade(sheet, [arc.x, arc.y, arc.angle], arc.length, arc.width, {
    a,
    b,
    mix: 0.45,
    mixVary: 0.9,
    bend: arc.bend,
    belly: arc.belly ?? 1,
    blunt: arc.blunt ?? 0.8,
    halo: 1.6,
    lift: 0.97,
    edge: 0.4,
    grain: 0.35,
    bloom: 0.4,
    wobble: 0.55,
    flow: 0.75,
    local: along(arc),
    tone,
  });
}
