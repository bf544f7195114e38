import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";
import { Frame } from "./frame.tsx";
import { RichWords } from "./rich-words.tsx";

/** A heading and what the hosts wrote below it: notes, or the names of those who invite with them. */
export function Words({
  section,
  context,
}: {
  section: SectionOf<"notes" | "co-hosts">;
  context: SectionContext;
}): ReactNode {
  const text = localize(section.text, context.language);
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      <RichWords text={text} edit={editMark(context, section.id, "text", "form")} />
    </Frame>
  );
}
