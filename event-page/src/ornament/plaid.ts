/**
 * Checks as silk of the south of Sulawesi has them: broad bands of one colour
 * and fine lines of another, both ways; where bands cross they are full.
 * @param band and
 * @param line `#RRGGBB`
 * @returns an SVG tile of 56 units
 */
export function plaidTile(band: string, line: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'>` +
    `<g fill='${band}' fill-opacity='.5'><path d='M0 0h18v56H0z'/><path d='M0 0h56v18H0z'/></g>` +
    `<path fill='none' stroke='${line}' stroke-width='2.5' d='M36 0V56M0 36H56'/>` +
    `<path fill='none' stroke='${line}' stroke-width='1' d='M42 0V56M0 42H56M30 0V56M0 30H56'/></svg>`
  );
}
