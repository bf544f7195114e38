import { localize, type LocalizedText } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";

/** A pronoun for God stays on the line of the word that it hangs on ("kepada-Nya"): a joiner follows its hyphen. */
export function held(text: string): string {
  return text.replace(/-(?=(?:Nya|Mu|Ku)\b)/g, "-\u2060");
}

/** The text of a section, with the line breaks that were typed; nothing where there is none. */
export function Lines(props: {
  section: { id: string; text: LocalizedText };
  context: SectionContext;
}): ReactNode {
  const { section, context } = props;
  const text = localize(section.text, context.language);
  if (text === "") return null;
  return (
    <p className="lines" {...editMark(context, section.id, "text", "lines")}>
      {held(text)}
    </p>
  );
}
