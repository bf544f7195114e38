import { dot } from "./dot.ts";
import { petalPath, ring } from "./petal.ts";

const size = 160;
const half = size / 2;

/**
 * Truntum, small stars of eight petals in half-drop with dots between them:
 * the cloth that a couple's parents wear.
 * Source: surakarta.suara.com 2021/10/11/092000; batikklasikindonesia.blogspot.com 2012/09.
 * @param colour `#RRGGBB`
 * @param opacity 0 to 1
 * @returns an SVG tile of 160 units
 */
export function truntumTile(colour: string, opacity: number): string {
  const at = [[half, half], ...[0, size].flatMap((x) => [0, size].map((y) => [x, y]))];
  const stars = at.map(([x = 0, y = 0]) => petalPath(ring(x, y, 8, 8, 32, 0.14)) + dot(x, y, 4)).join("");
  const between = [
    [half, 0],
    [0, half],
    [half, size],
    [size, half],
  ];
  const dots = between.map(([x = 0, y = 0]) => dot(x, y, 5)).join("");
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${String(size)} ${String(size)}'>` +
    `<path fill='${colour}' opacity='${String(opacity)}' d='${stars}${dots}'/></svg>`
  );
}
