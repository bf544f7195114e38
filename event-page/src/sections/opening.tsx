import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import type { ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";

export function Opening({
  section,
  context,
}: {
  section: SectionOf<"opening">;
  context: SectionContext;
}): ReactNode {
  const { language, theme } = context;
  const anchor = anchorOf(section.id);
  const greeting = localize(section.greeting, language);
  const text = localize(section.text, language);
  const verse = localize(section.verse, language);
  const source = localize(section.verseSource, language);
  return (
    <section id={anchor} aria-labelledby={greeting === "" ? undefined : `${anchor}-h`} tabIndex={-1}>
      <div className="in">
        <Crown theme={theme} />
        {greeting !== "" && <Display as="h2" id={`${anchor}-h`} theme={theme} text={greeting} />}
        {text !== "" && <p className="lines">{text}</p>}
        {verse !== "" && <p className="item lines">{verse}</p>}
        {source !== "" && <p className="small">{source}</p>}
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}
