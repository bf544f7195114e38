import { findSection } from "@janur/domain/content/content";
import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import { Fragment, type ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";
import { sceneOf } from "./scene.ts";
import { editMark } from "./edit-mark.ts";
import { Lines } from "./lines.tsx";
import { readSignature, type NamedSignature } from "./signature.ts";

export function Closing({
  section,
  context,
}: {
  section: SectionOf<"closing">;
  context: SectionContext;
}): ReactNode {
  const { content, language, theme } = context;
  const signature = localize(section.signature, language);
  const persons = findSection(content, "hosts")?.persons ?? [];
  const named = readSignature(
    signature,
    persons.map(({ nickname, fullName }) => nickname || fullName),
  );
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
          >
            {named === null ? undefined : <Signed {...named} />}
          </Display>
        )}
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}

/** The page closes with the names that it opened with, and whom they bring along in smaller letters. */
function Signed({ names, rest }: NamedSignature): ReactNode {
  return (
    <>
      <span className="who">
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && <span className="and">{index === names.length - 1 ? " & " : ", "}</span>}
            {name}
          </Fragment>
        ))}
      </span>{" "}
      {rest !== "" && <span className="kin">{rest}</span>}
    </>
  );
}
