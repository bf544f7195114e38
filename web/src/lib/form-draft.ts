import { useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { readStored, writeStored } from "./preferences.ts";

const prefix = "janur.draft.";

/** What was typed before the page had to load again; `null` when there is nothing. */
export function readFormDraft(name: string): Record<string, unknown> | null {
  const text = readStored("sessionStorage", prefix + name);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

export function clearFormDraft(name: string): void {
  writeStored("sessionStorage", prefix + name, null);
}

/** Drafts belong to the person who typed them; they go when that person signs out. */
export function clearAllFormDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // No storage, no drafts.
  }
}

/**
 * Keeps what is typed in this tab's storage until the form clears it, so that a
 * reload (after a deployment, by mistake) loses nothing. Passwords are never kept.
 * @param name one per form, and per document where a form edits one
 * @param fields the fields to keep
 * @returns a function that forgets the draft, for after a successful submit
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  fields: readonly Path<Values>[],
): () => void {
  const kept = useRef(fields);
  useEffect(() => {
    const draft = readFormDraft(name);
    if (draft !== null) {
      form.reset({ ...form.getValues(), ...pick(draft, kept.current) }, { keepDefaultValues: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        writeStored("sessionStorage", prefix + name, JSON.stringify(pick(values, kept.current)));
      },
    });
  }, [form, name]);
  return () => {
    clearFormDraft(name);
  };
}

function pick(source: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in source).map((field) => [field, source[field]]));
}
