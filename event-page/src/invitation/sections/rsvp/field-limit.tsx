import type { ReactNode } from "react";

/**
 * Whether a refusal names this field, something inside it (`answer.companions.2`)
 * or all that it belongs to (`answer.ceremonies`); for `aria-invalid`.
 */
export function isMarked(wrong: readonly string[], path: string): true | undefined {
  const found = wrong.some(
    (name) => name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`),
  );
  return found || undefined;
}

const idOf = (path: string) => `limit-${path.replaceAll(".", "-")}`;

/** Attributes of a field that says its limit once it was refused. */
export function limitOf(
  wrong: readonly string[],
  path: string,
): { "aria-invalid"?: true; "aria-describedby"?: string } {
  return isMarked(wrong, path) ? { "aria-invalid": true, "aria-describedby": idOf(path) } : {};
}

/** What a refused field holds, under it. */
export function FieldLimit(props: { wrong: readonly string[]; path: string; text: string }): ReactNode {
  const { wrong, path, text } = props;
  return (
    isMarked(wrong, path) && (
      <p className="small hint" id={idOf(path)}>
        {text}
      </p>
    )
  );
}
