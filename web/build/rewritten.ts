/** Places of a package's code, and what stands there instead. */
export type Places = readonly (readonly [RegExp, string])[];

/** @throws Error when the package has one of the places no more */
export function rewritten(source: string, places: Places, whose: string): string {
  return places.reduce((text, [place, replacement]) => {
    const next = text.replace(place, replacement);
    if (next === text) throw new Error(`${whose} has no ${String(place)} any more.`);
    return next;
  }, source);
}
