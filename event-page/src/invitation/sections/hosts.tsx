import { hostsKindOf, isByOrganisation } from "@janur/domain/content/event-type";
import { localize } from "@janur/domain/text/language";
import type { Person } from "@janur/domain/content/sections/hosts";
import type { SectionOf } from "@janur/domain/content/section";
import { Fragment, type ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Display } from "./display.tsx";
import { hasArt, sceneOf } from "./scene.ts";
import { editMark, type EditAttributes, type EditKind } from "./edit-mark.ts";
import { Photo } from "./photo.tsx";

export function Hosts({
  section,
  context,
}: {
  section: SectionOf<"hosts">;
  context: SectionContext;
}): ReactNode {
  const { language, content } = context;
  const anchor = anchorOf(section.id);
  const heading = localize(section.heading, language);
  const isCouple = hostsKindOf(content.eventType) === "couple";
  return (
    <section
      id={anchor}
      className={sceneOf(section.id, context)}
      aria-labelledby={heading === "" ? undefined : `${anchor}-h`}
      tabIndex={-1}
    >
      <div className="in">
        {heading !== "" && (
          <h2 className="eyebrow" id={`${anchor}-h`} {...editMark(context, section.id, "heading")}>
            {heading}
          </h2>
        )}
        {section.persons.map((person, index) => (
          <Fragment key={person.id}>
            {isCouple && index > 0 && (
              <p className="and" aria-hidden="true">
                &amp;
              </p>
            )}
            <PersonBlock
              person={person}
              edit={(field, kind) => editMark(context, section.id, `persons.${String(index)}.${field}`, kind)}
              context={context}
            />
          </Fragment>
        ))}
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}

/** "Putri pertama dari" waits for those whom it leads to. */
const leadsToParents = /\b(?:dari|of)$/;

function PersonBlock(props: {
  person: Person;
  edit: (field: keyof Person, kind?: EditKind) => EditAttributes | undefined;
  context: SectionContext;
}): ReactNode {
  const { person, edit, context } = props;
  const { t, language, theme, content } = context;
  const birthOrder = localize(person.birthOrder, language);
  const parents = t.parents(person.father, person.mother);
  const name = person.fullName || person.nickname;
  const nameEdit = edit(person.fullName === "" ? "nickname" : "fullName");
  // An organiser is called in full: the other name is the cover's title.
  const called = isByOrganisation(content) ? name : person.nickname;
  const hasBig = hasArt(context) && called !== "";
  // Said once where both names are one; in the editor each is tapped.
  const isBigAlone = hasBig && name === called && nameEdit === undefined;
  return (
    <div className="person">
      {person.photo !== null && (
        <Photo photo={person.photo} context={context} sizes={46} edit={edit("photo", "form")} />
      )}
      {hasBig && (
        <div {...(isBigAlone ? { role: "heading", "aria-level": 3 } : { "aria-hidden": true })}>
          <Display as="p" className="big" theme={theme} text={called} />
        </div>
      )}
      {!isBigAlone && <Display as="h3" theme={theme} text={name} edit={nameEdit} />}
      {birthOrder !== "" && (parents.length > 0 || !leadsToParents.test(birthOrder)) && (
        <p {...edit("birthOrder")}>{birthOrder}</p>
      )}
      {parents.length > 0 && (
        <p className="lines" {...edit("father", "form")}>
          {parents.join("\n")}
        </p>
      )}
    </div>
  );
}
