import { personsOf } from "@janur/domain/content/content";
import { isByOrganisation } from "@janur/domain/content/event-type";
import { isNamedAsOnCover, isSaidByCover } from "@janur/domain/content/sections/hosts";
import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import type { ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";
import { sceneOf } from "./scene.ts";
import { editMark } from "./edit-mark.ts";
import { Lines } from "./lines.tsx";
import { hostNames, LastNames } from "./names.tsx";
import { readSignature } from "./signature.ts";

export function Closing({
  section,
  context,
}: {
  section: SectionOf<"closing">;
  context: SectionContext;
}): ReactNode {
  return (
    <section id={anchorOf(section.id)} className={sceneOf(section.id, context)} tabIndex={-1}>
      <div className="in">
        <Crown theme={context.theme} />
        <Lines section={section} context={context} />
        <Signed section={section} context={context} />
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}

/** The names that the page closes with, which it opened with; a title is not said a third time, and a family that mourns signs for itself. */
function lastNames(context: SectionContext): string[] {
  const { content } = context;
  const isTitleTold =
    isByOrganisation(content) &&
    personsOf(content).some((person) => isNamedAsOnCover(person) && !isSaidByCover(person));
  return content.eventType === "memorial" || isTitleTold ? [] : hostNames(context);
}

function Signed({ section, context }: { section: SectionOf<"closing">; context: SectionContext }): ReactNode {
  const { language, theme } = context;
  const signature = localize(section.signature, language);
  const hosts = lastNames(context);
  const { lead, names, rest } = readSignature(signature, hosts);
  if (hosts.length === 0)
    return (
      signature !== "" && (
        <Display
          as="p"
          className="sign lines"
          theme={theme}
          text={signature}
          edit={editMark(context, section.id, "signature", "lines")}
        />
      )
    );
  const edit = editMark(context, section.id, "signature", "form");
  return (
    <>
      {lead !== "" && (
        <p className="kin" {...edit}>
          {lead}
        </p>
      )}
      <LastNames
        names={[...names, ...hosts.filter((host) => !names.includes(host))]}
        context={context}
        edit={edit}
      />
      {rest !== "" && (
        <p className="kin" {...edit}>
          {rest}
        </p>
      )}
    </>
  );
}
