import * as z from "zod";
import type { EventType } from "../event-type.ts";
import type { LocalizedText } from "../../text/language.ts";
import type { ThemeId } from "../theme.ts";
import type { AdatId } from "./adat.ts";
import type { FaithId } from "./faith.ts";
import { firstThemes, firstThemesOfEvents } from "./first-themes.ts";

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
}

/**
 * Faith × adat, and what belongs to none or to two of them; the first of a greeting is the one without an adat. Most peoples
 * pray in more than one way: each adat is offered beside every greeting that many of its families open with.
 */
const facts = {
  islam: { greeting: "assalamualaikum", faith: "islam", adat: "none" },
  "islam-bali": { greeting: "assalamualaikum", faith: "islam", adat: "bali" },
  "islam-batak": { greeting: "assalamualaikum", faith: "islam", adat: "batak" },
  "islam-betawi": { greeting: "assalamualaikum", faith: "islam", adat: "betawi" },
  "islam-bugis": { greeting: "assalamualaikum", faith: "islam", adat: "bugis" },
  "islam-jawa": { greeting: "assalamualaikum", faith: "islam", adat: "jawa" },
  "islam-melayu": { greeting: "assalamualaikum", faith: "islam", adat: "melayu" },
  "islam-minang": { greeting: "assalamualaikum", faith: "islam", adat: "minang" },
  "islam-sunda": { greeting: "assalamualaikum", faith: "islam", adat: "sunda" },
  neutral: { greeting: "dengan-hormat", faith: "none", adat: "none" },
  "neutral-bali": { greeting: "dengan-hormat", faith: "none", adat: "bali" },
  "neutral-batak": { greeting: "dengan-hormat", faith: "none", adat: "batak" },
  "neutral-betawi": { greeting: "dengan-hormat", faith: "none", adat: "betawi" },
  "neutral-bugis": { greeting: "dengan-hormat", faith: "none", adat: "bugis" },
  "neutral-jawa": { greeting: "dengan-hormat", faith: "none", adat: "jawa" },
  "neutral-melayu": { greeting: "dengan-hormat", faith: "none", adat: "melayu" },
  "neutral-minang": { greeting: "dengan-hormat", faith: "none", adat: "minang" },
  "neutral-sunda": { greeting: "dengan-hormat", faith: "none", adat: "sunda" },
  "neutral-tionghoa": { greeting: "dengan-hormat", faith: "none", adat: "tionghoa" },
  "two-faiths": { greeting: "dengan-hormat", faith: "none", adat: "none" },
  office: { greeting: "dengan-hormat", faith: "none", adat: "none" },
  buddha: { greeting: "namo-buddhaya", faith: "buddha", adat: "none" },
  "buddha-jawa": { greeting: "namo-buddhaya", faith: "buddha", adat: "jawa" },
  "buddha-tionghoa": { greeting: "namo-buddhaya", faith: "buddha", adat: "tionghoa" },
  hindu: { greeting: "om-swastyastu", faith: "hindu", adat: "none" },
  "hindu-bali": { greeting: "om-swastyastu", faith: "hindu", adat: "bali" },
  "hindu-jawa": { greeting: "om-swastyastu", faith: "hindu", adat: "jawa" },
  khonghucu: { greeting: "salam-kebajikan", faith: "khonghucu", adat: "tionghoa" },
  katolik: { greeting: "salam-sejahtera", faith: "katolik", adat: "none" },
  "katolik-bali": { greeting: "salam-sejahtera", faith: "katolik", adat: "bali" },
  "katolik-batak": { greeting: "salam-sejahtera", faith: "katolik", adat: "batak" },
  "katolik-jawa": { greeting: "salam-sejahtera", faith: "katolik", adat: "jawa" },
  "katolik-sunda": { greeting: "salam-sejahtera", faith: "katolik", adat: "sunda" },
  "katolik-tionghoa": { greeting: "salam-sejahtera", faith: "katolik", adat: "tionghoa" },
  protestan: { greeting: "shalom", faith: "protestan", adat: "none" },
  "protestan-bali": { greeting: "shalom", faith: "protestan", adat: "bali" },
  "protestan-batak": { greeting: "shalom", faith: "protestan", adat: "batak" },
  "protestan-jawa": { greeting: "shalom", faith: "protestan", adat: "jawa" },
  "protestan-sunda": { greeting: "shalom", faith: "protestan", adat: "sunda" },
  "protestan-tionghoa": { greeting: "shalom", faith: "protestan", adat: "tionghoa" },
} as const satisfies Record<string, PackFacts>;

export type PackId = keyof typeof facts;
const isPackId = (id: string): id is PackId => id in facts;
/** In the order in which they stand above. */
export const packIds = Object.keys(facts).filter(isPackId);
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

/** The theme that an invitation begins with while nobody has chosen one. */
export function suggestedTheme(pack: PackId, eventType: EventType): ThemeId {
  return firstThemesOfEvents[eventType] ?? firstThemes[pack];
}
