const radius = 20;
const step = radius / 2;

/**
 * Sisik: rows of three circles within each other, painted from the top, so that
 * each row covers the feet of the one above. Scales of a fish, or waves.
 * @param ground and
 * @param line `#RRGGBB`
 * @returns an SVG tile of 40 × 20 units
 */
export function scalesTile(ground: string, line: string): string {
  const rows = Array.from({ length: 5 }, (_, row) => {
    const from = row % 2 === 0 ? 0 : radius;
    return [from, from + 2 * radius].map(
      (x) => `<use href='#s' x='${String(x)}' y='${String(row * step)}'/>`,
    );
  }).flat();
  const circles = [19, 12, 5].map((r) => `<circle r='${String(r)}'/>`).join("");
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'><defs>` +
    `<g id='s' fill='${ground}' stroke='${line}' stroke-width='1.5'>${circles}</g></defs>${rows.join("")}</svg>`
  );
}
