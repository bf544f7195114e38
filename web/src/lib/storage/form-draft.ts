import { useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { keepDraft, readFormDraft } from "./draft-storage.ts";

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
  const keptAs = useRef(name);
  useEffect(() => {
    const draft = readFormDraft(name);
    if (draft !== null) {
      form.reset({ ...form.getValues(), ...pick(draft, kept.current) }, { keepDefaultValues: true });
    } else if (keptAs.current !== name) {
      // The document has changed under the open form.
      keepDraft(keptAs.current, null);
      keepDraft(name, typed(form, kept.current));
    }
    keptAs.current = name;
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        keepDraft(name, typed(form, kept.current));
      },
    });
  }, [form, name]);
  return () => {
    keepDraft(name, null);
  };
}

/** Only what differs from what the form began with: the rest may change meanwhile. */
function typed<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
): Record<string, unknown> | null {
  const values = form.getValues();
  const initial = form.formState.defaultValues ?? {};
  const changed = fields.filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(Reflect.get(initial, field)),
  );
  return changed.length === 0 ? null : pick(values, changed);
}

function pick(source: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in source).map((field) => [field, source[field]]));
}
