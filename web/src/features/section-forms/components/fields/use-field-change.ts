import { useState } from "react";
import { useLatest } from "../../../../lib/browser/use-latest.ts";

/**
 * Functions that change one field each of a section or an item: the same ones for as long as its form is open, so that a
 * field rests while others are typed in (budget A6).
 */
export function useFieldChange<T extends object>(
  value: T,
  onChange: (value: T) => void,
): <K extends keyof T>(field: K) => (next: T[K]) => void {
  const change = useLatest((field: keyof T, next: T[keyof T]) => {
    const changed = { ...value };
    changed[field] = next;
    onChange(changed);
  });
  const [changes] = useState(() => new Map<keyof T, (next: T[keyof T]) => void>());
  return (field) => {
    const own =
      changes.get(field) ??
      ((next) => {
        change(field, next);
      });
    changes.set(field, own);
    return own;
  };
}
