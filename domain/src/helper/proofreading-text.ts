import { contentSchema, type Content } from "../content/content.ts";
import { languages, type Language } from "../text/language.ts";
import { richSourceOf, richTextOf } from "../content/sections/rich-source.ts";
import { isEmptyText, isFormatted, isLocalizedText } from "../content/sections/rich-text.ts";
import { isRecord } from "../text/same-value.ts";
import type { Section, SectionType } from "../content/section.ts";
import { defaultZone, instantOf, zoneSchema } from "../time/zone.ts";

/** What proof-readers look at in each section: its own texts, and those of the items in its list. */
interface ReadFields {
  own: readonly string[];
  list?: string;
  items?: readonly string[];
}

const readFields: Partial<Record<SectionType, ReadFields>> = {
  cover: { own: ["eyebrow"] },
  opening: { own: ["greeting", "text"] },
  hosts: {
    own: ["heading"],
    list: "persons",
    items: ["nickname", "fullName", "birthOrder", "father", "mother"],
  },
  ceremonies: {
    own: ["heading"],
    list: "ceremonies",
    items: ["name", "startAt", "endAt", "venue", "address", "city", "dressCode"],
  },
  "contact-persons": { own: ["heading"], list: "persons", items: ["name", "role"] },
  story: { own: ["heading"], list: "chapters", items: ["title", "when", "text"] },
  rundown: { own: ["heading"], list: "items", items: ["title"] },
  notes: { own: ["heading", "text"] },
  "co-hosts": { own: ["heading", "text"] },
  closing: { own: ["text", "signature"] },
};

/** Names that somebody should see are missing. */
const wanted: readonly string[] = ["fullName", "father", "mother"];

/** One text of a page that a proof-reader may tap. */
export interface ProofreadText {
  /** Where it stands: ids and fields from the section on, `hosts.persons.rani.fullName`. */
  key: string;
  field: string;
  /** `time`: an instant, told by the clock of `zone`. */
  kind: "text" | "time";
  zone: string;
  /** As it is typed; empty where it is missing and wanted. */
  value: string;
}

/** The texts of one section, each list of items apart. */
export interface ProofreadSection {
  id: string;
  type: SectionType;
  groups: ProofreadText[][];
}

/**
 * What a proof-reader reads of a page, in its order: texts in `language`, or in
 * the other one while they are missing there.
 * @param content cut to what this reader may see
 */
export function proofreadSections(content: Content, language: Language): ProofreadSection[] {
  return content.sections.flatMap((section) => {
    const groups = section.isHidden ? [] : groupsOf(section, language);
    return groups.length === 0 ? [] : [{ id: section.id, type: section.type, groups }];
  });
}

function groupsOf(section: Section, language: Language): ProofreadText[][] {
  const fields = readFields[section.type];
  if (fields === undefined) return [];
  const { own, list, items: itemFields } = fields;
  const stored: unknown = list === undefined ? [] : Reflect.get(section, list);
  const items = (Array.isArray(stored) ? stored : []).filter(isRecord);
  const groups = [
    textsOf(section, section.id, own, language),
    ...items.map((item) =>
      textsOf(item, `${section.id}.${list ?? ""}.${String(item["id"])}`, itemFields ?? [], language),
    ),
  ];
  return groups.filter((texts) => texts.length > 0);
}

function textsOf(
  holder: object,
  place: string,
  fields: readonly string[],
  language: Language,
): ProofreadText[] {
  const zone = zoneSchema.safeParse(Reflect.get(holder, "zone")).data ?? defaultZone;
  return fields.flatMap((field): ProofreadText[] => {
    const value: unknown = Reflect.get(holder, field);
    const common = { field, zone };
    if (typeof value === "string") {
      const kind = field === "startAt" || field === "endAt" ? "time" : "text";
      return value === "" && !wanted.includes(field)
        ? []
        : [{ ...common, key: `${place}.${field}`, kind, value }];
    }
    if (!isLocalizedText(value)) return [];
    const written = [language, ...languages].find((one) => !isEmptyText(value[one]));
    return written === undefined
      ? []
      : [
          {
            ...common,
            key: `${place}.${field}.${written}`,
            kind: "text",
            value: richSourceOf(value[written]),
          },
        ];
  });
}

/** The text at a key, in any language, or undefined where there is none to correct. */
export function proofreadTextAt(content: Content, key: string): ProofreadText | undefined {
  return languages
    .flatMap((language) => proofreadSections(content, language))
    .flatMap(({ groups }) => groups.flat())
    .find((text) => text.key === key);
}

/** The id of the section that a key leads into. */
export function sectionOfKey(key: string): string {
  return key.split(".")[0] ?? "";
}

/**
 * What a proof-reader typed, as it is stored: of a time the instant of
 * `2026-12-12T13:00` on the clock of its zone.
 * @returns null where it is no time
 */
export function typedValue(
  { kind, zone }: Pick<ProofreadText, "kind" | "zone">,
  typed: string,
): string | null {
  if (kind === "text") return typed;
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(typed) ?? [];
  if (date === undefined || time === undefined) return null;
  const instant = instantOf(date, time, zone);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/**
 * The content with another text at a key.
 * @returns null where no such text is, or the new one does not fit there
 */
export function withText(content: Content, key: string, value: string): Content | null {
  if (proofreadTextAt(content, key) === undefined) return null;
  const [sectionId = "", ...path] = key.split(".");
  const sections: unknown[] = content.sections.map((section) =>
    section.id === sectionId ? withValue(section, path, value) : section,
  );
  return contentSchema.safeParse({ ...content, sections }).data ?? null;
}

function withValue(holder: unknown, path: readonly string[], value: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return isFormatted(holder) ? richTextOf(value) : value;
  if (Array.isArray(holder)) {
    return holder.map((item: unknown) =>
      isRecord(item) && item["id"] === step ? withValue(item, rest, value) : item,
    );
  }
  return isRecord(holder) ? { ...holder, [step]: withValue(holder[step], rest, value) } : holder;
}
