import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import type { SectionContext } from "./context.ts";

/** How a part of the page is changed: typed where it stands, on one line or on several, or in its form. */
export type EditKind = "line" | "lines" | "form";

/** What a part of the page is made of. */
export interface EditMark {
  kind: EditKind;
  sectionId: string;
  /** Place inside the section, e.g. `persons.0.nickname`; a text of both languages is named without one. */
  path: string;
}

/** Attributes of what the editor's preview lets its host tap. */
export interface EditAttributes {
  "data-edit": string;
  tabIndex: 0;
}

/** Marks a part of the editor's preview; guests' pages get no byte of it. */
export function editMark(
  { isEdited }: Pick<SectionContext, "isEdited">,
  sectionId: string,
  path: string,
  kind: EditKind = "line",
): EditAttributes | undefined {
  return isEdited === true ? { "data-edit": `${kind} ${sectionId} ${path}`, tabIndex: 0 } : undefined;
}

/** Marks what tells a fact of a ceremony, in whichever section it stands. */
export function ceremonyMark(
  context: Pick<SectionContext, "isEdited" | "content">,
  ceremony: Pick<Ceremony, "id"> | undefined,
  field: keyof Ceremony | "startAt.time",
  kind?: EditKind,
): EditAttributes | undefined {
  for (const section of context.isEdited === true ? context.content.sections : []) {
    if (section.type !== "ceremonies") continue;
    const index = section.ceremonies.findIndex(({ id }) => id === ceremony?.id);
    if (index >= 0) return editMark(context, section.id, `ceremonies.${String(index)}.${field}`, kind);
  }
  return undefined;
}

/** What a marked element says of itself; null for anything else. */
export function readEditMark(value: string | null): EditMark | null {
  const [kind, sectionId, path] = value?.split(" ") ?? [];
  if (sectionId === undefined || path === undefined) return null;
  return kind === "line" || kind === "lines" || kind === "form" ? { kind, sectionId, path } : null;
}
