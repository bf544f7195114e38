import { petal, petalPath } from "./petal.ts";

const width = 80;
const height = 160;
const steps = 16;

/** The spine at a share of the tile's height: one whole wave, so that tiles join. */
function onSpine(share: number): { x: number; y: number; angle: number } {
  const turn = 2 * Math.PI * share;
  const x = width / 2 + 17 * Math.sin(turn);
  const slope = (17 * 2 * Math.PI * Math.cos(turn)) / height;
  return { x, y: height * share, angle: Math.PI / 2 - Math.atan(slope) };
}

/**
 * Patra, the vine that carvers and gilders of Bali lay along an edge: a wave
 * with leaves to both sides, running down.
 * @param colour `#RRGGBB`
 * @returns an SVG tile of 80 × 160 units that repeats downwards
 */
export function patraTile(colour: string): string {
  const spine = Array.from({ length: steps + 1 }, (_, index) => onSpine(index / steps));
  const line = spine.map(({ x, y }) => `${String(Math.round(x))} ${String(Math.round(y))}`).join("L");
  const leaves = Array.from({ length: steps }, (_, index) => {
    const { x, y, angle } = onSpine((index + 0.5) / steps);
    const side = index % 2 === 0 ? 1 : -1;
    return [petal(x, y, angle + side * 0.9, 30, 0.22), petal(x, y, angle + side * 1.7, 20, 0.24)];
  });
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${String(width)} ${String(height)}'>` +
    `<path fill='none' stroke='${colour}' stroke-width='2.5' d='M${line}'/>` +
    `<path fill='${colour}' d='${petalPath(leaves.flat())}'/></svg>`
  );
}
