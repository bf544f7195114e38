import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import type { ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";

export function Closing({
  section,
  context,
}: {
  section: SectionOf<"closing">;
  context: SectionContext;
}): ReactNode {
  const { language, theme } = context;
  const text = localize(section.text, language);
  const signature = localize(section.signature, language);
  return (
    <section id={anchorOf(section.id)} tabIndex={-1}>
      <div className="in">
        <Crown theme={theme} />
        {text !== "" && <p className="lines">{text}</p>}
        {signature !== "" && <Display as="p" className="sign lines" theme={theme} text={signature} />}
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}
