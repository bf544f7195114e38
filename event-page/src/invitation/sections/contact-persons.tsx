import { whatsAppLink } from "@janur/domain/contact/contact";
import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";
import { Frame } from "./frame.tsx";

export function ContactPersons({
  section,
  context,
}: {
  section: SectionOf<"contact-persons">;
  context: SectionContext;
}): ReactNode {
  const { t, language } = context;
  return (
    <Frame id={section.id} heading={section.heading} context={context}>
      {section.persons.map(({ id, name, role, phone, hasWhatsApp }, index) => (
        <div className="item" key={id} {...editMark(context, section.id, `persons.${String(index)}`, "form")}>
          <p className="strong" dir="auto">
            {name}
          </p>
          <p className="small">{localize(role, language)}</p>
          <p className="links">
            <a className="quiet" href={`tel:${phone}`} aria-label={`${t.call} ${name}`}>
              {t.call}
            </a>
            {hasWhatsApp && (
              <a
                className="quiet"
                href={whatsAppLink(phone)}
                rel="noopener noreferrer"
                target="_blank"
                aria-label={`${t.whatsApp} ${name}`}
              >
                {t.whatsApp}
              </a>
            )}
          </p>
        </div>
      ))}
    </Frame>
  );
}
