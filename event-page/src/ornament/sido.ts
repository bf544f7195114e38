import { dot } from "./dot.ts";
import { petal, petalPath, ring } from "./petal.ts";

const size = 120;
const half = size / 2;

/**
 * The lattice of the sido family, worn by couples: doubled diagonals, a flower
 * of four petals in every cell, a sprout on every crossing.
 * Source: surakarta.suara.com 2021/10/11/092000; thephrase.id/batik-penuh-makna-untuk-busana-pernikahan.
 * @param colour `#RRGGBB`
 * @returns an SVG tile of 120 units
 */
export function sidoTile(colour: string): string {
  const at = String;
  const gap = 4;
  const lines = [gap, -gap]
    .map(
      (shift) =>
        `M${at(-shift)} ${at(half)}L${at(half)} ${at(-shift)}M${at(half)} ${at(size + shift)}L${at(size + shift)} ${at(half)}` +
        `M${at(-shift)} ${at(half)}L${at(half)} ${at(size + shift)}M${at(half)} ${at(-shift)}L${at(size + shift)} ${at(half)}`,
    )
    .join("");
  const corners = [0, size].flatMap((x) => [0, size].map((y) => [x, y]));
  const flowers = [[half, half], ...corners].map(
    ([x = 0, y = 0]) => petalPath(ring(x, y, 4, 4, 20, 0.3)) + dot(x, y, 4),
  );
  const crossings = [
    [half, 0],
    [half, size],
    [0, half],
    [size, half],
  ];
  const sprouts = crossings.map(([x = 0, y = 0]) =>
    petalPath([-0.8, 0, 0.8].map((turn) => petal(x, y + 8, turn - Math.PI / 2, 18, 0.2))),
  );
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${at(size)} ${at(size)}'>` +
    `<path fill='none' stroke='${colour}' stroke-width='2' d='${lines}'/>` +
    `<path fill='${colour}' d='${flowers.join("")}${sprouts.join("")}'/></svg>`
  );
}
