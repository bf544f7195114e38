/** One cloud of five bumps on a level foot, 100 × 60. */
export const cloud =
  "M2 58C-2 46 6 36 16 38C14 24 28 14 40 22C46 6 68 6 72 22C84 16 96 28 91 40C100 42 102 52 98 58Z";

/** Where the nested clouds shrink to: a little below the middle. */
const heart = { x: 50, y: 37 };

/**
 * Mega mendung, the rain clouds of Cirebon: each cloud nested in itself in
 * seven tints, always level; in half-drop. Source: liputan6.com 4026855.
 * @param tints `#RRGGBB` from the outermost inwards
 * @returns an SVG tile of 110 × 104 units
 */
export function megaTile(tints: readonly string[]): string {
  const nested = tints
    .map((tint, index) => {
      const scale = 1 - (0.82 * index) / tints.length;
      const shift = ({ x, y }: typeof heart) =>
        [x, y].map((value) => String(Math.round(value * (1 - scale) * 10) / 10)).join(" ");
      return `<path fill='${tint}' transform='translate(${shift(heart)}) scale(${scale.toFixed(2)})' d='${cloud}'/>`;
    })
    .join("");
  const places = ["5 -6", "-50 46", "60 46", "5 98"].map(
    (at) => `<use href='#m' transform='translate(${at})'/>`,
  );
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 110 104'><defs><g id='m'>${nested}</g></defs>${places.join("")}</svg>`;
}
