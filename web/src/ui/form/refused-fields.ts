import { AppError } from "@janur/domain/errors";

/**
 * The fields of a form that the server refused by `input/invalid`, in the order it named them.
 * What is sent nests otherwise than the form: `contact.phone` is the field `phone`.
 */
export function refusedFields(error: unknown, values: object): string[] {
  if (!(error instanceof AppError) || error.code !== "input/invalid") return [];
  // Without zod: forms that signed-out people open paint before it has come.
  const { fields } = error.params;
  const paths: unknown[] = Array.isArray(fields) ? fields : [];
  const names = paths.flatMap((path) =>
    typeof path === "string" ? (nameOf(path.split("."), values) ?? []) : [],
  );
  return [...new Set(names)];
}

function nameOf(path: readonly string[], values: object): string | null {
  const start = path.findIndex((part) => Object.hasOwn(values, part));
  if (start < 0) return null;
  const name: string[] = [];
  let inside: unknown = values;
  for (const part of path.slice(start)) {
    // A list is one field.
    if (typeof inside !== "object" || inside === null || Array.isArray(inside)) break;
    if (!Object.hasOwn(inside, part)) break;
    name.push(part);
    inside = Reflect.get(inside, part);
  }
  return name.join(".");
}
