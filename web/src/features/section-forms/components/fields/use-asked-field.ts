import { useEffect, useRef, type RefObject } from "react";
import { useEditor } from "./editor-context.ts";

/** Gives the focus to the field that was asked for, once the form around it is there. */
export function useAskedField(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const { asked, language } = useEditor();
  const path = asked?.path ?? null;
  const at = asked?.at ?? 0;
  useEffect(() => {
    if (form.current === null || path === null) return;
    const field = fieldAt(form.current, path, language);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
    // The language is the one at the time of asking: another one written later moves nobody.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, at]);
  return form;
}

/** The field at a place; a text of both languages in the one that is written, an item by the first of its fields. */
function fieldAt(form: HTMLElement, path: string, language: string): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>("[data-field]")];
  const named = (name: string) => fields.find((field) => field.dataset["field"] === name);
  return (
    named(path) ??
    named(`${path}.${language}`) ??
    fields.find((field) => field.dataset["field"]?.startsWith(`${path}.`))
  );
}
