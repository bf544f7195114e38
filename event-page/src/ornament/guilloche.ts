const period = 60;
const waves = 10;

/**
 * A guilloche, the engraved line work of certificates: ten waves of the same
 * period, each a little later and lower in height than the one before.
 * @param line `#RRGGBB`
 * @returns an SVG tile of 60 × 40 units that repeats along its length
 */
export function guillocheTile(line: string): string {
  const d = Array.from({ length: waves }, (_, index) => {
    const start = (index * period) / waves - 2 * period;
    const height = String(34 - 2 * Math.abs(index - waves / 2));
    return `M${String(start)} 20q15-${height} 30 0t30 0 30 0 30 0 30 0 30 0 30 0`;
  }).join("");
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 40'>` +
    `<path fill='none' stroke='${line}' stroke-width='.8' d='${d}'/></svg>`
  );
}
