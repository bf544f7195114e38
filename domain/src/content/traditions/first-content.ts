import type { Content } from "../content.ts";
import { hostsKindOf, type EventType } from "../event-type.ts";
import type { Section, SectionOf } from "../section.ts";
import { giftsText } from "./gifts-text.ts";
import { starterContent, type StarterInput } from "./starter-content.ts";

/** Sections that a first invitation has ready, each to be filled by its host. */
type ReadyType = "countdown" | "story" | "gallery" | "gifts";

const nothing = { id: "", en: "" };

/** Such a section, with a heading that can stay. */
export function readySection<T extends ReadyType>(type: T, id: string): SectionOf<T>;
export function readySection(type: ReadyType, id: string): Section {
  const base = { id, isHidden: false };
  switch (type) {
    case "countdown":
      return { ...base, type, heading: { id: "Menuju hari bahagia", en: "Counting the days" } };
    case "story":
      return {
        ...base,
        type,
        heading: { id: "Cerita kami", en: "Our story" },
        chapters: [{ id: "chapter-1", title: nothing, when: nothing, text: nothing, photo: null }],
      };
    case "gallery":
      return { ...base, type, heading: { id: "Galeri", en: "Gallery" }, pictures: [] };
    case "gifts":
      return {
        ...base,
        type,
        heading: { id: "Hadiah", en: "Gifts" },
        text: giftsText,
        accounts: [],
        qris: null,
        address: "",
        audience: "everyone",
      };
  }
}

/** What belongs to such a day: offices have neither pictures nor gifts, grave days none to look forward to. */
function readyTypes(eventType: EventType): readonly ReadyType[] {
  const kind = hostsKindOf(eventType);
  if (kind === "organisation" || eventType === "memorial") return [];
  return kind === "couple" ? ["countdown", "story", "gallery", "gifts"] : ["countdown", "gallery", "gifts"];
}

/** Behind which of the starter's sections each one stands, as guests are used to read. */
const places: Record<ReadyType, Section["type"]> = {
  story: "hosts",
  countdown: "ceremonies",
  gallery: "ceremonies",
  gifts: "ceremonies",
};

/** The draft that a new invitation begins with: what the answers say, and what stands ready to be filled. */
export function firstContent(input: StarterInput): Content {
  const content = starterContent(input);
  const ready = readyTypes(input.eventType);
  return {
    ...content,
    sections: content.sections.flatMap((section) => [
      section,
      ...ready.filter((type) => places[type] === section.type).map((type) => readySection(type, type)),
    ]),
  };
}
