/**
 * Which of a form's places is meant by one in the content: the very field, a text in the language that is written, an
 * item by the first of its fields. What has no field of its own, because it is gone or is not there yet, is looked for
 * where its list stands, and at last at the heading.
 * @param names places that the form has, in their order
 */
export function fieldAt(names: readonly string[], path: string, language: string): number {
  const [list, index] = path.split(".");
  const root = `${list ?? ""}.${index ?? ""}`;
  for (let at = path; at.startsWith(`${root}.`); at = at.slice(0, at.lastIndexOf("."))) {
    const found = fieldOf(names, at, language);
    if (found >= 0) return found;
  }
  return names.findIndex((name) => name.startsWith(`${root}.`));
}

function fieldOf(names: readonly string[], path: string, language: string): number {
  const exact = names.indexOf(path);
  const inside = names.findIndex((name) => name.startsWith(`${path}.`));
  const isItem = /\.\d+$/.test(path);
  const written = names.indexOf(`${path}.${language}`);
  return [written, ...(isItem ? [inside, exact] : [exact, inside])].find((found) => found >= 0) ?? -1;
}
