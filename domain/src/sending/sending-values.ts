import { ceremoniesFor } from "../guest/audience.ts";
import type { CeremonyChange } from "../guest/calendar-difference.ts";
import { namesOf, visibleSection, type Content } from "../content/content.ts";
import { dateText, dateTimeText, dayMonthText } from "../time/date-text.ts";
import { eventNouns } from "../content/event-noun.ts";
import { hostsKindOf } from "../content/event-type.ts";
import { giftKinds, type GiftKind } from "../gift/gift.ts";
import type { Guest } from "../guest/guest.ts";
import { addressAlone, addressedName, partnerOf } from "../guest/guest-name.ts";
import { localize, type Language } from "../text/language.ts";
import { placeText, type Ceremony } from "../content/sections/ceremonies.ts";
import type { PlaceholderValues } from "./sending-placeholder.ts";
import { wallClock } from "../time/zone.ts";

/** What stands where something is not known yet. */
const words = {
  id: {
    date: "tanggal menyusul",
    time: "hari dan jam menyusul",
    place: "tempat menyusul",
    honorific: "Bapak/Ibu/Saudara/i",
    salutation: "Dengan hormat,",
    deadline: "hari acara",
    before: "sebelumnya",
    gone: "tidak jadi diadakan",
    joint: " dan ",
    /** Of who may not know what was given, and of money: it is not named. */
    gift: "tanda kasih",
    gifts: { parcel: "kado", flowers: "karangan bunga" },
    greetings: ["Selamat pagi", "Selamat siang", "Selamat sore", "Selamat malam"],
  },
  en: {
    date: "a date to follow",
    time: "a day and time to follow",
    place: "a place to follow",
    honorific: "",
    salutation: "Good day,",
    deadline: "the day itself",
    before: "before",
    gone: "will not take place",
    joint: " and ",
    gift: "gift",
    gifts: { parcel: "present", flowers: "flowers" },
    greetings: ["Good morning", "Good afternoon", "Good afternoon", "Good evening"],
  },
} as const;

/** What a message is filled with, besides the text itself. */
export interface SendingFacts {
  /** The whole of what was published; what is not for this guest is left out here. */
  content: Content;
  guest: Pick<Guest, "honorific" | "name" | "suffix" | "ceremonies" | "kind" | "seats">;
  /** What they have to hear of; empty where nothing has changed. */
  changes: readonly CeremonyChange[];
  /** Kinds of what they gave, as far as whoever sends may know it. */
  gifts?: readonly GiftKind[];
  sender: string;
  link: string;
  /** IANA zone of the feast. */
  zone: string;
  now: Date;
}

/** Everything that a text to one guest can name, of ceremonies only their own. */
export function placeholderValues(facts: SendingFacts, language: Language): PlaceholderValues {
  const { content, guest, zone } = facts;
  const word = words[language];
  const ceremonies = ceremoniesFor(content, guest);
  const main = [...ceremonies].sort(byTime)[0];
  const hosts = namesOf(content).join(hostsKindOf(content.eventType) === "couple" ? " & " : word.joint);
  const rsvp = visibleSection(content, "rsvp");
  const opening = visibleSection(content, "opening");
  const deadline = rsvp?.deadlineAt ?? null;
  const address = (language === "id" ? addressAlone(guest.honorific) : guest.honorific) || word.honorific;
  return {
    address,
    invited: invitedWords(guest, address, language),
    salutation: (opening === undefined ? "" : localize(opening.greeting, language)) || word.salutation,
    dayGreeting: dayGreeting(facts.now, zone, language),
    honorific: guest.honorific || word.honorific,
    name: guest.name,
    envelope: addressedName(guest),
    hosts,
    event: `${eventNouns[content.eventType][language]} ${hosts}`.trim(),
    date: main?.startAt == null ? word.date : dateText(new Date(main.startAt), main.zone, language),
    time: main === undefined ? word.time : timeOf(main, language),
    place: main === undefined ? word.place : placeOf(main, language),
    schedule: ceremonies.map((ceremony) => lineOf(ceremony, language)).join("\n"),
    deadline: deadline === null ? word.deadline : dayMonthText(new Date(deadline), zone, language),
    changes: facts.changes.map((change) => changeLine(change, language)).join("\n"),
    gift: giftsOf(facts.gifts ?? [], language),
    sender: facts.sender,
    link: facts.link,
  };
}

/** Whom the invitation is for: nobody's family is named whose invitation has one place. */
function invitedWords(
  { kind, seats, honorific, suffix }: SendingFacts["guest"],
  address: string,
  language: Language,
) {
  const partner = partnerOf(suffix);
  const isCouple = seats === 2 && (partner !== "" || /[&/]| dan /.test(honorific));
  const isFamily = kind === "household" || (kind === "person" && seats > 1);
  if (language === "en") return isCouple ? "both of you" : isFamily ? "you and your family" : "you";
  if (isCouple) return partner === "" ? address : `${address} beserta ${partner}`;
  return isFamily ? `${address} sekeluarga` : address;
}

/** Each kind once, in one order: "tanda kasih, kado dan karangan bunga". */
function giftsOf(kinds: readonly GiftKind[], language: Language): string {
  const { gift, gifts, joint } = words[language];
  const named = giftKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => (kind === "envelope" || kind === "transfer" ? gift : gifts[kind]));
  const each = [...new Set(named)];
  const last = each.pop() ?? gift;
  return each.length === 0 ? last : `${each.join(", ")}${joint}${last}`;
}

function byTime(a: Ceremony, b: Ceremony): number {
  const time = ({ startAt }: Ceremony) => (startAt === null ? Infinity : Date.parse(startAt));
  return time(a) === time(b) ? 0 : time(a) - time(b);
}

function timeOf({ startAt, zone }: Ceremony, language: Language): string {
  return startAt === null ? words[language].time : dateTimeText(new Date(startAt), zone, language);
}

function placeOf(ceremony: Ceremony, language: Language): string {
  return placeText(ceremony) || words[language].place;
}

function nameOf({ name }: Ceremony, language: Language): string {
  return localize(name, language);
}

function lineOf(ceremony: Ceremony, language: Language): string {
  return `${nameOf(ceremony, language)}: ${timeOf(ceremony, language)}, ${placeOf(ceremony, language)}`;
}

/** "Resepsi: Minggu, 13 Desember 2026 pukul 11.00 WIB, Gedung Baru (sebelumnya …)" */
function changeLine({ before, after }: CeremonyChange, language: Language): string {
  const { gone, before: earlier } = words[language];
  if (after === null) return before === null ? "" : `${nameOf(before, language)}: ${gone}`;
  if (before === null) return lineOf(after, language);
  const said = [
    timeOf(before, language) === timeOf(after, language) ? "" : timeOf(before, language),
    placeOf(before, language) === placeOf(after, language) ? "" : placeOf(before, language),
  ].filter((part) => part !== "");
  const line = lineOf(after, language);
  return said.length === 0 ? line : `${line} (${earlier} ${said.join(", ")})`;
}

/** Until 10.59 pagi, 14.59 siang, 17.59 sore, by the feast's own clock. */
function dayGreeting(now: Date, zone: string, language: Language): string {
  const hour = Number(wallClock(now, zone).time.slice(0, 2));
  const part = hour < 4 ? 3 : hour < 11 ? 0 : hour < 15 ? 1 : hour < 18 ? 2 : 3;
  return words[language].greetings[part];
}
