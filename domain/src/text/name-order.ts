const collator = new Intl.Collator("id", { sensitivity: "base", numeric: true });

/** The order of names in every list of guests: capitals and accents make no difference, and "Tamu 2" stands before "Tamu 10". */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}

interface Named {
  id: string;
  name: string;
}

/** The same of guests, where two of one name stand in the same order each time. */
export function byName(a: Named, b: Named): number {
  return compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
