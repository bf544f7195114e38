import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import { lengthInLetters } from "@janur/domain/text/length-in-letters";
import type { ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";
import { sceneOf } from "./scene.ts";
import { editMark } from "./edit-mark.ts";
import { held, Lines } from "./lines.tsx";

/** A greeting that is set as large as names: "Dengan hormat,", "Shalom". */
function isShort(greeting: string): boolean {
  const longest = Math.max(...greeting.split(/\s+/).map(lengthInLetters));
  return longest < 10 && lengthInLetters(greeting) < 17;
}

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
  const verse = localize(section.verse, language);
  const source = localize(section.verseSource, language);
  return (
    <section
      id={anchor}
      className={sceneOf(section.id, context)}
      aria-labelledby={greeting === "" ? undefined : `${anchor}-h`}
      tabIndex={-1}
    >
      <div className="in">
        <Crown theme={theme} />
        {greeting !== "" && (
          <Display
            as="h2"
            id={`${anchor}-h`}
            className={isShort(greeting) ? "hail" : ""}
            theme={theme}
            text={greeting}
            edit={editMark(context, section.id, "greeting")}
          />
        )}
        <Lines section={section} context={context} />
        {verse !== "" && (
          <p className="item lines" {...editMark(context, section.id, "verse", "lines")}>
            {held(verse)}
          </p>
        )}
        {source !== "" && (
          <p className="small" {...editMark(context, section.id, "verseSource")}>
            {source}
          </p>
        )}
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}
