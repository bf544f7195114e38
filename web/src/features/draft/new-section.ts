import type { Section, SectionType } from "@janur/domain/content/section";
import { readySection } from "@janur/domain/content/traditions/first-content";
import { neutralWording, rsvpText, wishesHeading } from "@janur/domain/content/traditions/neutral";
import type { Content } from "@janur/domain/content/content";
import { defaultZone } from "@janur/domain/time/zone";
import { mainCeremony } from "@janur/domain/content/content";
import { freeId } from "./item-list.ts";
import { freeCeremonyId } from "./section-edits.ts";

const nothing = { id: "", en: "" };

/** Sections that begin with something a person has to type come from a dialog of their own. */
export type ReadySection = Exclude<SectionType, "cover" | "hosts" | "contact-persons">;

/** A new section with headings that can stay. It always fits the schema, so that saving never waits for it. */
export function newSection(content: Content, type: ReadySection): Section {
  const base = { id: freeId(content.sections, type), isHidden: false };
  switch (type) {
    case "opening":
      return {
        ...base,
        type,
        greeting: nothing,
        text: neutralWording[content.eventType].openingText,
        verse: nothing,
        verseSource: nothing,
      };
    case "ceremonies":
      return {
        ...base,
        type,
        heading: { id: "Acara lain", en: "Further events" },
        ceremonies: [
          {
            id: freeCeremonyId(content),
            name: nothing,
            startAt: null,
            endAt: null,
            isUntilFinished: true,
            zone: mainCeremony(content)?.zone ?? defaultZone,
            venue: "",
            address: "",
            city: "",
            mapUrl: "",
            dressCode: nothing,
            audience: "everyone",
          },
        ],
      };
    case "countdown":
    case "story":
    case "gallery":
    case "gifts":
      return readySection(type, base.id);
    case "music":
      return { ...base, type, media: null, format: "mp3", kbps: 128, isDeclared: false, title: "" };
    case "video":
      return { ...base, type, heading: { id: "Video", en: "Video" }, text: nothing, url: "" };
    case "stream":
      return {
        ...base,
        type,
        heading: { id: "Siaran langsung", en: "Live stream" },
        text: {
          id: "Bagi yang belum dapat hadir, acara dapat diikuti dari rumah.",
          en: "If you cannot be there, follow the day from home.",
        },
        url: "",
      };
    case "rundown":
      return {
        ...base,
        type,
        heading: { id: "Susunan acara", en: "Order of the day" },
        items: [{ id: "item-1", time: "10:00", title: nothing }],
      };
    case "notes":
      return { ...base, type, heading: { id: "Catatan", en: "Good to know" }, text: nothing };
    case "co-hosts":
      return { ...base, type, heading: { id: "Turut mengundang", en: "Inviting with us" }, text: nothing };
    case "rsvp":
      return {
        ...base,
        type,
        heading: { id: "Konfirmasi kehadiran", en: "Will you join us?" },
        text: rsvpText(content.eventType),
        deadlineAt: null,
        policy: "anyone",
        isMaybeOffered: true,
        isCodeShown: false,
        questions: [],
      };
    case "wishes":
      return { ...base, type, heading: wishesHeading(content.eventType), text: nothing, isOpen: true };
    case "closing":
      return { ...base, type, text: neutralWording[content.eventType].closing, signature: nothing };
  }
}
