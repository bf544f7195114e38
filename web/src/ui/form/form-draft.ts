import { useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { keepDraft, readFormDraft } from "../../lib/storage/draft-storage.ts";

/** Beside the fields of a draft: what each showed before it was typed over. */
const over = "over";

/**
 * Keeps what is typed in this tab's storage until the form clears it, so that a
 * reload (after a deployment, by mistake) loses nothing. A field that somebody
 * else has changed since shows their words. Passwords are never kept.
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
      const typed = standingDraft(draft, form.formState.defaultValues ?? {}, kept.current);
      form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        keepDraft(name, draftOf(form.getValues(), form.formState.defaultValues ?? {}, kept.current));
      },
    });
  }, [form, name]);
  return () => {
    keepDraft(name, null);
  };
}

/** What is kept of a form: only what differs from what it began with, for the rest may change meanwhile. */
export function draftOf(
  values: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> | null {
  const changed = fields.filter((field) => !isSame(values[field], shown[field]));
  return changed.length === 0 ? null : { ...pick(values, changed), [over]: pick(shown, changed) };
}

/** What of a draft still stands: the fields that show what they were typed over, and those that never said. */
export function standingDraft(
  draft: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  const before: object = draft[over] instanceof Object ? draft[over] : {};
  return pick(
    draft,
    fields.filter((field) => !(field in before) || isSame(Reflect.get(before, field), shown[field])),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pick(source: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in source).map((field) => [field, source[field]]));
}
