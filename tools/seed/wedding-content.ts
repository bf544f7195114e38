import { withSection, type Content } from "@janur/domain/content/content";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import { packWording } from "@janur/domain/content/traditions/pack";
import type { DemoCalendar } from "./calendar.ts";
import { demoCouple } from "./couple.ts";
import { photoOf, type Prints } from "./prints.ts";
import { weddingSections } from "./wedding-sections.ts";

const none = { id: "", en: "" };

const venue = {
  zone: "Asia/Jakarta",
  venue: "Pendopo Kembang Kapas",
  address: "Jl. Contoh Raya No. 12, Cidadap",
  city: "Bandung",
  mapUrl: "https://www.google.com/maps/search/?api=1&query=-6.8703,107.6000",
  dressCode: { id: "", en: "" },
  audience: "everyone",
} satisfies Partial<Ceremony>;

/** The published demo invitation: Rani and Dimas, in Indonesian and English, three ceremonies on one day, and all that a page may tell. */
export function weddingContent(calendar: DemoCalendar, prints: Prints): Content {
  const starter = starterContent({
    eventType: "wedding",
    language: "id",
    names: ["Rani", "Dimas"],
    startAt: calendar.weddingAt("08:00"),
    zone: venue.zone,
    venue: venue.venue,
    city: venue.city,
  });
  const ceremonies: Ceremony[] = [
    {
      ...venue,
      id: "akad",
      name: { id: "Akad nikah", en: "Marriage vows" },
      startAt: calendar.weddingAt("08:00"),
      endAt: calendar.weddingAt("09:30"),
      isUntilFinished: false,
    },
    {
      ...venue,
      id: "resepsi",
      name: { id: "Resepsi", en: "Reception" },
      startAt: calendar.weddingAt("11:00"),
      endAt: calendar.weddingAt("14:00"),
      isUntilFinished: false,
      dressCode: { id: "Nuansa hijau daun atau krem", en: "Leaf green or cream" },
    },
    {
      ...venue,
      id: "malam",
      name: { id: "Makan malam keluarga", en: "Family dinner" },
      startAt: calendar.weddingAt("18:30"),
      endAt: null,
      isUntilFinished: true,
      venue: "Rumah keluarga Rani",
      address: "Jl. Contoh Dalam No. 4, Dago",
      mapUrl: "",
    },
  ];
  const { verse, verseSource } = islamicVerse();
  const told = starter.sections.reduce<Content>((content, section) => {
    switch (section.type) {
      case "cover":
        return withSection(content, {
          ...section,
          photo: photoOf(prints("window"), {
            id: "Cahaya pagi di balik tirai",
            en: "Morning light behind a curtain",
          }),
        });
      case "hosts":
        return withSection(content, {
          ...section,
          persons: [demoCouple.rani, demoCouple.dimas],
        });
      case "opening":
        return withSection(content, {
          ...section,
          greeting: { id: "Assalamu’alaikum Warahmatullahi Wabarakatuh", en: "Peace be upon you" },
          verse,
          verseSource,
        });
      case "ceremonies":
        return withSection(content, { ...section, ceremonies });
      case "rsvp":
        return withSection(content, { ...section, deadlineAt: calendar.deadline });
      case "closing":
        return withSection(content, {
          ...section,
          signature: { id: "Kami yang berbahagia, Rani & Dimas", en: "With love, Rani & Dimas" },
        });
      default:
        return content;
    }
  }, starter);
  const sections = [...told.sections];
  sections.splice(
    sections.findIndex(({ type }) => type === "rsvp"),
    0,
    ...weddingSections(prints),
  );
  return { ...told, sections };
}

function islamicVerse() {
  const { verse } = packWording("islam", "wedding");
  return { verse: verse?.text ?? none, verseSource: verse?.source ?? none };
}

/** The draft: a khitanan that has neither day nor place yet. */
export function khitananContent(): Content {
  const content = starterContent({
    eventType: "khitanan",
    language: "id",
    names: ["Athar"],
    startAt: null,
    zone: venue.zone,
    venue: "",
    city: "",
  });
  return { ...content, theme: "layang" };
}

/** The finished wedding of a cousin: its page is a memory. */
export function pastWeddingContent(calendar: DemoCalendar): Content {
  const content = starterContent({
    eventType: "wedding",
    language: "id",
    names: ["Laras", "Bima"],
    startAt: calendar.dayAt(-24, "10:00"),
    zone: venue.zone,
    venue: "Joglo Taman Sari",
    city: "Yogyakarta",
  });
  return groomSide({ ...content, theme: "gonjong" });
}

/** The groom's family greets in its own words and names him first. */
function groomSide(content: Content): Content {
  const sections = contentOfSide(content, "groom").sections.map((section) => {
    if (section.type === "hosts") return { ...section, persons: section.persons.toReversed() };
    if (section.type !== "closing") return section;
    return { ...section, signature: { ...section.signature, id: "Bima & Laras, dan keluarga besar Bima" } };
  });
  return withSideEdited(content, "groom", { ...contentOfSide(content, "groom"), sections });
}

/** The seminar of tomorrow. */
export function seminarContent(calendar: DemoCalendar): Content {
  const content = starterContent({
    eventType: "seminar",
    language: "id",
    names: ["Merawat Rumah Kayu"],
    startAt: calendar.dayAt(1, "09:00"),
    zone: venue.zone,
    venue: "Aula Barat",
    city: "Bandung",
  });
  return { ...content, theme: "sunyi" };
}
