import type { Content } from "../../domain/src/content/content.ts";
import { hostsKindOf } from "../../domain/src/content/event-type.ts";
import type { PackId } from "../../domain/src/content/traditions/pack-id.ts";
import { samplesOfThemes } from "../../domain/src/content/traditions/samples-of-themes.ts";
import { starterContent } from "../../domain/src/content/traditions/starter-content.ts";
import { fullContent } from "../../event-page/src/fixtures/full-content.ts";
import type { Sample } from "./sample.ts";

/** Couples as they are called where the words come from; whoever celebrates alone is the first of two. */
const couples: Partial<Record<PackId, [string, string]>> = {
  buddha: ["Metta", "Surya"],
  "hindu-bali": ["Ayu", "Gede"],
  "islam-betawi": ["Mumun", "Rojali"],
  "islam-bugis": ["Tenri", "Arung"],
  "islam-jawa": ["Sekar", "Bagas"],
  "islam-melayu": ["Intan", "Faisal"],
  "islam-minang": ["Nilam", "Zikri"],
  "islam-sunda": ["Neng Rahayu", "Asep"],
  katolik: ["Clara", "Benediktus"],
  "neutral-jawa": ["Laras", "Danu"],
  "neutral-tionghoa": ["Meiling", "Hendra"],
  protestan: ["Naomi", "Yosua"],
  "protestan-batak": ["Tiur", "Parlindungan"],
};
const organisations = { seminar: "Mendengar Kota", meeting: "Rapat Anggota Tahunan" };

function namesOf(theme: Sample["theme"]): string[] {
  const { eventType, pack } = samplesOfThemes[theme];
  const couple = couples[pack] ?? ["Rani", "Dimas"];
  const kind = hostsKindOf(eventType);
  if (kind === "couple") return couple;
  if (kind === "organisation") return [organisations[eventType === "seminar" ? "seminar" : "meeting"]];
  return [eventType === "khitanan" ? couple[1] : couple[0]];
}

/** The day that a theme was drawn for, in its words, with the pictures of the fixture where there shall be some. */
export function ownContent({ theme, language, hasPhotos }: Sample): Content {
  const content = starterContent({
    ...samplesOfThemes[theme],
    theme,
    language,
    names: namesOf(theme),
    startAt: "2026-12-12T03:00:00.000Z",
    zone: "Asia/Jakarta",
    venue: "Pendopo Taman Sari",
    city: "Bandung",
  });
  if (!hasPhotos) return content;
  const pictured = fullContent().sections;
  const sections = content.sections.map((section) => {
    const like = pictured.find(({ type }) => type === section.type);
    if (section.type === "cover" && like?.type === "cover") return { ...section, photo: like.photo };
    if (section.type !== "hosts" || like?.type !== "hosts") return section;
    const persons = section.persons.map((one, index) => ({
      ...one,
      photo: like.persons[index]?.photo ?? null,
    }));
    return { ...section, persons };
  });
  return { ...content, sections };
}
