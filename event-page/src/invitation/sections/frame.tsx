import { localize, type LocalizedText } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";
import { editMark } from "./edit-mark.ts";
import { sceneOf } from "./scene.ts";

/** A section with its anchor and heading: what most sections share. */
export function Frame(props: {
  id: string;
  heading: LocalizedText;
  context: SectionContext;
  hasCrown?: boolean;
  /** What stands above everything else, as wide as the section. */
  before?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { id, heading, context, hasCrown, before, children } = props;
  const { language, theme } = context;
  const anchor = anchorOf(id);
  const text = localize(heading, language);
  const titleId = text === "" ? undefined : `${anchor}-h`;
  return (
    <section id={anchor} className={sceneOf(id, context)} aria-labelledby={titleId} tabIndex={-1}>
      {before}
      <div className="in">
        {hasCrown === true && <Crown theme={theme} />}
        {titleId !== undefined && (
          <Display as="h2" id={titleId} theme={theme} text={text} edit={editMark(context, id, "heading")} />
        )}
        {children}
      </div>
      {context.sectionTool?.(id)}
    </section>
  );
}
