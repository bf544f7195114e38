/** Hebrew, Arabic and their presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name inside a sentence of ours. One that is written from right to left is
 * kept to itself (FSI … PDI), or the number behind it would change places with it.
 */
export function isolate(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
