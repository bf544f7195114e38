/** A field of something that came from outside, or undefined. */
export function field(value: unknown, ...names: string[]): unknown {
  let current = value;
  // In a box of its own whatever has no fields lacks this one, too.
  for (const name of names) current = Reflect.get(new Object(current), name);
  return current;
}

/** The same where a text is expected; anything else is the empty one. */
export function text(value: unknown, ...names: string[]): string {
  const found = field(value, ...names);
  return typeof found === "string" ? found : "";
}

/** The same where a number is expected, as digits; anything else is "0". */
export function number(value: unknown, ...names: string[]): string {
  const found = field(value, ...names);
  return typeof found === "number" ? `${found}` : "0";
}

/** JSON that somebody else may have written, or undefined. */
export function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
