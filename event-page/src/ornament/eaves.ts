/**
 * Gigi balang, the carved board under the eaves of a Betawi house: pointed teeth
 * with a hole each.
 * @param wood and
 * @param hole `#RRGGBB`
 * @returns an SVG tile of 26 × 40 units that repeats along its length
 */
export function eavesTile(wood: string, hole: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 40'>` +
    `<path fill='${wood}' d='M0 0H26V12C22 14 19 21 18 25L13 40L8 25C7 21 4 14 0 12z'/>` +
    `<circle fill='${hole}' cx='13' cy='14' r='3'/></svg>`
  );
}

/**
 * Langkan, the railing of its porch: one turned baluster between two rails.
 * @param wood `#RRGGBB`
 * @returns an SVG tile of 28 × 56 units that repeats along its length
 */
export function railingTile(wood: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 56'>` +
    `<path fill='${wood}' d='M0 0H28V6H0zM0 50H28V56H0zM12 6h4c0 6 5 8 5 15s-5 7-5 12 3 6 3 9-3 4-3 8h-4c0-4-3-5-3-8s3-4 3-9-5-5-5-12 5-9 5-15z'/></svg>`
  );
}
