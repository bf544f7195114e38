import type { Section } from "../section.ts";
import { isUnwritten } from "../unwritten.ts";
import type { Language, LocalizedText } from "../../text/language.ts";

/** Stands on everything that is a sample. */
export const sampleMark: LocalizedText = { id: "Contoh", en: "Sample" };

/**
 * What an unwritten section could look like, to be drawn in the editor and nowhere else: it is no part of a draft, so
 * that nothing can publish it. Null for any other. A gallery stays empty, its pictures are drawn by who shows it.
 */
export function sampleSection(section: Section, language: Language): Section | null {
  if (!isUnwritten(section)) return null;
  switch (section.type) {
    case "story":
      return {
        ...section,
        chapters: chapters.map((chapter, index) => ({
          ...chapter,
          id: `sample-${String(index)}`,
          photo: null,
        })),
      };
    case "gallery":
      return section;
    case "gifts":
      return {
        ...section,
        accounts: [
          {
            id: "sample-account",
            provider: "other",
            providerName: language === "id" ? "Bank Contoh" : "Sample Bank",
            holder: language === "id" ? "Nama pemilik rekening" : "Name of the holder",
            number: "0000 1234 56",
          },
        ],
      };
    default:
      return null;
  }
}

const chapters = [
  {
    when: { id: "Juli 2021", en: "July 2021" },
    title: { id: "Pertama bertemu", en: "How we met" },
    text: {
      id: "Seorang teman mengenalkan kami di sebuah acara kampus. Obrolan pertama tentang kopi ternyata panjang sekali.",
      en: "A friend introduced us at a campus event. Our first talk, about coffee, turned out to be a very long one.",
    },
  },
  {
    when: { id: "Februari 2026", en: "February 2026" },
    title: { id: "Lamaran", en: "The proposal" },
    text: {
      id: "Di ruang tamu rumah orang tua, disaksikan keluarga dekat, kami sepakat melangkah bersama.",
      en: "In our parents’ living room, with our families around us, we said yes to each other.",
    },
  },
] satisfies readonly Record<"when" | "title" | "text", LocalizedText>[];
