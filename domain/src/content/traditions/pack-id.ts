import * as z from "zod";
import type { EventType } from "../event-type.ts";
import type { LocalizedText } from "../../text/language.ts";
import type { ThemeId } from "../theme.ts";
import type { AdatId } from "./adat.ts";
import type { FaithId } from "./faith.ts";

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
  faith: FaithId;
  /** `none`: of no people in particular. */
  adat: AdatId | "none";
  /** Palette and ornament that a couple's invitation begins with. */
  theme: ThemeId;
}

/**
 * Faith × adat, and what belongs to none or to two of them; the first of a greeting is the one without an adat. Most peoples
 * pray in more than one way: each adat is offered beside every greeting that many of its families open with.
 */
const facts = {
  islam: { greeting: "assalamualaikum", faith: "islam", adat: "none", theme: "khatam" },
  "islam-bali": { greeting: "assalamualaikum", faith: "islam", adat: "bali", theme: "khatam" },
  "islam-batak": { greeting: "assalamualaikum", faith: "islam", adat: "batak", theme: "horas" },
  "islam-betawi": { greeting: "assalamualaikum", faith: "islam", adat: "betawi", theme: "balang" },
  "islam-bugis": { greeting: "assalamualaikum", faith: "islam", adat: "bugis", theme: "sabbe" },
  "islam-jawa": { greeting: "assalamualaikum", faith: "islam", adat: "jawa", theme: "kayon" },
  "islam-melayu": { greeting: "assalamualaikum", faith: "islam", adat: "melayu", theme: "rebung" },
  "islam-minang": { greeting: "assalamualaikum", faith: "islam", adat: "minang", theme: "gonjong" },
  "islam-sunda": { greeting: "assalamualaikum", faith: "islam", adat: "sunda", theme: "merak" },
  neutral: { greeting: "dengan-hormat", faith: "none", adat: "none", theme: "janur" },
  "neutral-bali": { greeting: "dengan-hormat", faith: "none", adat: "bali", theme: "jepun" },
  "neutral-batak": { greeting: "dengan-hormat", faith: "none", adat: "batak", theme: "horas" },
  "neutral-betawi": { greeting: "dengan-hormat", faith: "none", adat: "betawi", theme: "balang" },
  "neutral-bugis": { greeting: "dengan-hormat", faith: "none", adat: "bugis", theme: "sabbe" },
  "neutral-jawa": { greeting: "dengan-hormat", faith: "none", adat: "jawa", theme: "sido" },
  "neutral-melayu": { greeting: "dengan-hormat", faith: "none", adat: "melayu", theme: "rebung" },
  "neutral-minang": { greeting: "dengan-hormat", faith: "none", adat: "minang", theme: "gonjong" },
  "neutral-sunda": { greeting: "dengan-hormat", faith: "none", adat: "sunda", theme: "merak" },
  "neutral-tionghoa": { greeting: "dengan-hormat", faith: "none", adat: "tionghoa", theme: "xi" },
  "two-faiths": { greeting: "dengan-hormat", faith: "none", adat: "none", theme: "taman" },
  office: { greeting: "dengan-hormat", faith: "none", adat: "none", theme: "resmi" },
  buddha: { greeting: "namo-buddhaya", faith: "buddha", adat: "none", theme: "teratai" },
  "buddha-jawa": { greeting: "namo-buddhaya", faith: "buddha", adat: "jawa", theme: "sido" },
  "buddha-tionghoa": { greeting: "namo-buddhaya", faith: "buddha", adat: "tionghoa", theme: "xi" },
  hindu: { greeting: "om-swastyastu", faith: "hindu", adat: "none", theme: "teratai" },
  "hindu-bali": { greeting: "om-swastyastu", faith: "hindu", adat: "bali", theme: "jepun" },
  "hindu-jawa": { greeting: "om-swastyastu", faith: "hindu", adat: "jawa", theme: "sido" },
  khonghucu: { greeting: "salam-kebajikan", faith: "khonghucu", adat: "tionghoa", theme: "xi" },
  katolik: { greeting: "salam-sejahtera", faith: "katolik", adat: "none", theme: "kapel" },
  "katolik-bali": { greeting: "salam-sejahtera", faith: "katolik", adat: "bali", theme: "kapel" },
  "katolik-batak": { greeting: "salam-sejahtera", faith: "katolik", adat: "batak", theme: "horas" },
  "katolik-jawa": { greeting: "salam-sejahtera", faith: "katolik", adat: "jawa", theme: "sido" },
  "katolik-sunda": { greeting: "salam-sejahtera", faith: "katolik", adat: "sunda", theme: "merak" },
  "katolik-tionghoa": { greeting: "salam-sejahtera", faith: "katolik", adat: "tionghoa", theme: "xi" },
  protestan: { greeting: "shalom", faith: "protestan", adat: "none", theme: "kapel" },
  "protestan-bali": { greeting: "shalom", faith: "protestan", adat: "bali", theme: "kapel" },
  "protestan-batak": { greeting: "shalom", faith: "protestan", adat: "batak", theme: "horas" },
  "protestan-jawa": { greeting: "shalom", faith: "protestan", adat: "jawa", theme: "sido" },
  "protestan-sunda": { greeting: "shalom", faith: "protestan", adat: "sunda", theme: "merak" },
  "protestan-tionghoa": { greeting: "shalom", faith: "protestan", adat: "tionghoa", theme: "xi" },
} as const satisfies Record<string, PackFacts>;

export type PackId = keyof typeof facts;
export const packIds = [
  "islam",
  "islam-bali",
  "islam-batak",
  "islam-betawi",
  "islam-bugis",
  "islam-jawa",
  "islam-melayu",
  "islam-minang",
  "islam-sunda",
  "neutral",
  "neutral-bali",
  "neutral-batak",
  "neutral-betawi",
  "neutral-bugis",
  "neutral-jawa",
  "neutral-melayu",
  "neutral-minang",
  "neutral-sunda",
  "neutral-tionghoa",
  "two-faiths",
  "office",
  "buddha",
  "buddha-jawa",
  "buddha-tionghoa",
  "hindu",
  "hindu-bali",
  "hindu-jawa",
  "khonghucu",
  "katolik",
  "katolik-bali",
  "katolik-batak",
  "katolik-jawa",
  "katolik-sunda",
  "katolik-tionghoa",
  "protestan",
  "protestan-bali",
  "protestan-batak",
  "protestan-jawa",
  "protestan-sunda",
  "protestan-tionghoa",
] as const satisfies readonly PackId[];
export const packIdSchema = z.enum(packIds);

export function greetingOf(pack: PackId): GreetingId {
  return facts[pack].greeting;
}

export function faithOf(pack: PackId): FaithId {
  return facts[pack].faith;
}

export function adatOf(pack: PackId): AdatId | "none" {
  return facts[pack].adat;
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
