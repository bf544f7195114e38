import * as z from "zod";
import type { EventType } from "../event-type.ts";
import type { LocalizedText } from "../language.ts";
import type { ThemeId } from "../theme.ts";

/**
 * How an invitation opens. The wizard asks for this and never for a faith; they stand in the order of their first
 * letters. Which greeting belongs to whom: kesbangpol.tangerangkota.go.id/berita/salam-toleransi-di-indonesia and
 * ban.wikipedia.org/wiki/Salam_Lintas_Agama.
 */
export const greetings = {
  assalamualaikum: { id: "Assalamu’alaikum Wr. Wb.", en: "Assalamu’alaikum Wr. Wb." },
  // Opens an Indonesian letter in any faith (guide to official letters, Badan Bahasa).
  "dengan-hormat": { id: "Dengan hormat,", en: "Dear family and friends," },
  "namo-buddhaya": { id: "Namo Buddhaya", en: "Namo Buddhaya" },
  "om-swastyastu": { id: "Om Swastyastu", en: "Om Swastyastu" },
  "salam-kebajikan": { id: "Salam Kebajikan", en: "Salam Kebajikan" },
  "salam-sejahtera": { id: "Salam sejahtera", en: "Peace be with you" },
  shalom: { id: "Shalom", en: "Shalom" },
} as const satisfies Record<string, LocalizedText>;
export type GreetingId = keyof typeof greetings;

interface PackFacts {
  greeting: GreetingId;
  /** Palette and ornament that a couple's invitation begins with. */
  theme: ThemeId;
}

/** Faith × adat, and what belongs to none or to two of them; the first of a greeting is the one without an adat. */
const facts = {
  islam: { greeting: "assalamualaikum", theme: "khatam" },
  "islam-betawi": { greeting: "assalamualaikum", theme: "balang" },
  "islam-bugis": { greeting: "assalamualaikum", theme: "sabbe" },
  "islam-jawa": { greeting: "assalamualaikum", theme: "kayon" },
  "islam-melayu": { greeting: "assalamualaikum", theme: "rebung" },
  "islam-minang": { greeting: "assalamualaikum", theme: "gonjong" },
  "islam-sunda": { greeting: "assalamualaikum", theme: "merak" },
  neutral: { greeting: "dengan-hormat", theme: "janur" },
  "neutral-jawa": { greeting: "dengan-hormat", theme: "sido" },
  "neutral-tionghoa": { greeting: "dengan-hormat", theme: "xi" },
  "two-faiths": { greeting: "dengan-hormat", theme: "taman" },
  office: { greeting: "dengan-hormat", theme: "resmi" },
  buddha: { greeting: "namo-buddhaya", theme: "teratai" },
  hindu: { greeting: "om-swastyastu", theme: "teratai" },
  "hindu-bali": { greeting: "om-swastyastu", theme: "jepun" },
  khonghucu: { greeting: "salam-kebajikan", theme: "xi" },
  katolik: { greeting: "salam-sejahtera", theme: "kapel" },
  "katolik-jawa": { greeting: "salam-sejahtera", theme: "sido" },
  protestan: { greeting: "shalom", theme: "kapel" },
  "protestan-batak": { greeting: "shalom", theme: "horas" },
  "protestan-tionghoa": { greeting: "shalom", theme: "xi" },
} as const satisfies Record<string, PackFacts>;

export type PackId = keyof typeof facts;
export const packIds = [
  "islam",
  "islam-betawi",
  "islam-bugis",
  "islam-jawa",
  "islam-melayu",
  "islam-minang",
  "islam-sunda",
  "neutral",
  "neutral-jawa",
  "neutral-tionghoa",
  "two-faiths",
  "office",
  "buddha",
  "hindu",
  "hindu-bali",
  "khonghucu",
  "katolik",
  "katolik-jawa",
  "protestan",
  "protestan-batak",
  "protestan-tionghoa",
] as const satisfies readonly PackId[];
export const packIdSchema = z.enum(packIds);

export function greetingOf(pack: PackId): GreetingId {
  return facts[pack].greeting;
}

/** Events that only some greetings know; all others know all. */
const knownTo: Partial<Record<EventType, readonly GreetingId[]>> = {
  khitanan: ["assalamualaikum", "dengan-hormat"],
  aqiqah: ["assalamualaikum", "dengan-hormat"],
  "halal-bihalal": ["assalamualaikum", "dengan-hormat"],
  baptism: ["dengan-hormat", "salam-sejahtera", "shalom"],
};
/** Adat that has words and ceremonies of its own there. */
const adatMatters: readonly EventType[] = ["wedding", "engagement"];
const isOffice: readonly EventType[] = ["seminar", "meeting", "inauguration"];

/** Packs that make sense for an event, in the order of their greetings. */
export function packsFor(eventType: EventType): PackId[] {
  const greetings = knownTo[eventType];
  return packIds.filter((pack) => {
    if (greetings !== undefined && !greetings.includes(greetingOf(pack))) return false;
    if (pack === "office") return isOffice.includes(eventType);
    if (pack === "two-faiths") return adatMatters.includes(eventType);
    return adatMatters.includes(eventType) || !pack.includes("-");
  });
}

const themesOfEvents: Partial<Record<EventType, ThemeId>> = {
  mitoni: "buaian",
  aqiqah: "buaian",
  "tedak-siten": "buaian",
  baptism: "gandum",
  khitanan: "layang",
  birthday: "pesta",
  graduation: "toga",
  thanksgiving: "mega",
  memorial: "teduh",
  reunion: "pesta",
  "halal-bihalal": "khatam",
  seminar: "forum",
  meeting: "resmi",
  inauguration: "toga",
};

/** The theme that an invitation begins with while nobody has chosen one. */
export function suggestedTheme(pack: PackId, eventType: EventType): ThemeId {
  return themesOfEvents[eventType] ?? facts[pack].theme;
}
