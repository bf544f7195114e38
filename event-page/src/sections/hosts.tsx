import { hostsKindOf } from "@janur/domain/event-type";
import { localize } from "@janur/domain/language";
import type { Person } from "@janur/domain/sections/hosts";
import type { SectionOf } from "@janur/domain/section";
import { Fragment, type ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Display } from "./display.tsx";
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
    <section id={anchor} aria-labelledby={heading === "" ? undefined : `${anchor}-h`} tabIndex={-1}>
      <div className="in">
        {heading !== "" && (
          <h2 className="eyebrow" id={`${anchor}-h`}>
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
            <PersonBlock person={person} context={context} />
          </Fragment>
        ))}
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}

/** "Putri pertama dari" waits for those whom it leads to. */
const leadsToParents = /\b(?:dari|of)$/;

function PersonBlock({ person, context }: { person: Person; context: SectionContext }): ReactNode {
  const { t, language, theme } = context;
  const birthOrder = localize(person.birthOrder, language);
  const parents = t.parents(person.father, person.mother);
  return (
    <div className="person">
      {person.photo !== null && <Photo photo={person.photo} context={context} sizes={46} />}
      <Display as="h3" theme={theme} text={person.fullName || person.nickname} />
      {birthOrder !== "" && (parents.length > 0 || !leadsToParents.test(birthOrder)) && <p>{birthOrder}</p>}
      {parents.length > 0 && <p className="lines">{parents.join("\n")}</p>}
    </div>
  );
}
