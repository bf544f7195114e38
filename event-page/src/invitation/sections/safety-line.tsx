import { visibleSection } from "@janur/domain/content/content";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";

/** What the page never asks for, and whom to call in doubt: by number, where the family has given one. */
export function SafetyLine({ context }: { context: SectionContext }): ReactNode {
  const { t, content } = context;
  const person = visibleSection(content, "contact-persons")?.persons[0];
  return (
    <p className="small">
      {t.safety}{" "}
      {t.doubt(person === undefined ? "" : `${person.name}, ${person.phone.replace(/^\+62/, "0")}`)}
    </p>
  );
}
