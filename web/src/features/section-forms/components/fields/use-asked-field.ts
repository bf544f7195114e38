import { useEffect, useRef, type RefObject } from "react";
import { useEditor } from "./editor-context.ts";
import { fieldAt } from "./field-at.ts";

/** Gives the focus to the field that was asked for, once the form around it is there. */
export function useAskedField(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const { asked, language } = useEditor();
  const path = asked?.path ?? null;
  const at = asked?.at ?? 0;
  useEffect(() => {
    if (form.current === null || path === null) return;
    const fields = [...form.current.querySelectorAll<HTMLElement>("[data-field]")];
    const field =
      fields[
        fieldAt(
          fields.map(({ dataset }) => dataset["field"] ?? ""),
          path,
          language,
        )
      ];
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
    // The language is the one at the time of asking: another one written later moves nobody.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, at]);
  return form;
}
