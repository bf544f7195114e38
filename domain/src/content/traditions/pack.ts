import type { EventType } from "../event-type.ts";
import type { LocalizedText } from "../../text/language.ts";
import { adats } from "./adat.ts";
import { faiths } from "./faith.ts";
import { neutralWording, type EventWording } from "./neutral.ts";
import { adatOf, faithOf, greetingOf, greetings, type PackId } from "./pack-id.ts";
import type { Verse } from "./verses.ts";

/** The words that an invitation of one event begins with. */
export interface PackWording extends Omit<EventWording, "ceremony"> {
  greeting: LocalizedText;
  verse: Verse | null;
  /** In the order of the day; at least one. The first is the one that the wizard's day and place belong to. */
  ceremonies: LocalizedText[];
}

const officeGreeting: LocalizedText = { id: "Dengan hormat,", en: "Dear Sir or Madam," };
const twoFamilies: LocalizedText = {
  id: "Dua keluarga kami, dengan keyakinan masing-masing, bersatu dalam syukur. Kami mengundang Bapak/Ibu/Saudara/i ke hari pernikahan kami.",
  en: "Our two families, each in its own faith, are one in gratitude. We invite you to our wedding day.",
};

/** What a pack makes of an event; `neutral` leaves everything as it is. */
export function packWording(pack: PackId, eventType: EventType): PackWording {
  const faith = faiths[faithOf(pack)];
  const { ceremony, ...usual } = neutralWording[eventType];
  return {
    ...usual,
    greeting: pack === "office" ? officeGreeting : greetings[greetingOf(pack)],
    openingText:
      pack === "two-faiths" && eventType === "wedding"
        ? twoFamilies
        : joined(eventType === "memorial" ? null : faith.praise, usual.openingText),
    verse: faith.verses[eventType] ?? null,
    ceremonies: ceremoniesOf(pack, eventType, ceremony),
    closing: joined(usual.closing, faith.farewell),
  };
}

function ceremoniesOf(pack: PackId, eventType: EventType, usual: LocalizedText): LocalizedText[] {
  const faith = faiths[faithOf(pack)];
  const adat = adats[adatOf(pack)];
  if (pack === "neutral") return [usual];
  if (eventType === "engagement") return [adat.engagement];
  if (eventType !== "wedding") return [usual];
  return [faith.rite, ...(adat.ceremony === null ? [] : [adat.ceremony]), adat.reception];
}

function joined(first: LocalizedText | null, second: LocalizedText | null): LocalizedText {
  const both = (language: keyof LocalizedText) =>
    [first?.[language] ?? "", second?.[language] ?? ""].filter((text) => text !== "").join(" ");
  return { id: both("id"), en: both("en") };
}
