/**
 * Pucuk rebung, the bamboo shoot: one tooth of a cloth's edge that points to
 * the right, with chevrons inside, to be repeated downwards.
 * Source: bibahsongket.com/tra/art8.html; ejournal.unp.ac.id/index.php/serupa/article/view/5528 (“puncak rebung”).
 * @param ground and
 * @param thread `#RRGGBB`
 */
export function shootTile(ground: string, thread: string): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 32'>` +
    `<path fill='${ground}' d='M0 0L36 16L0 32z'/>` +
    `<path fill='none' stroke='${thread}' stroke-width='1.6' d='M0 5L25 16L0 27M0 10L13 16L0 22'/></svg>`
  );
}
