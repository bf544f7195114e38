import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import type { ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";
import { sceneOf } from "./scene.ts";
import { editMark } from "./edit-mark.ts";
import { Lines } from "./lines.tsx";

export function Closing({
  section,
  context,
}: {
  section: SectionOf<"closing">;
  context: SectionContext;
}): ReactNode {
  const { language, theme } = context;
  const signature = localize(section.signature, language);
  return (
    <section id={anchorOf(section.id)} className={sceneOf(section.id, context)} tabIndex={-1}>
      <div className="in">
        <Crown theme={theme} />
        <Lines section={section} context={context} />
        {signature !== "" && (
          <Display
            as="p"
            className="sign lines"
            theme={theme}
            text={signature}
            edit={editMark(context, section.id, "signature", "lines")}
          />
        )}
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}
