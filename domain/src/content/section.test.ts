import { usualCrop } from "./sections/media.ts";
import { describe, expect, test } from "vitest";
import { contentSchema } from "./content.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { limits } from "../limits.ts";
import { sectionSchema, type Section, type SectionOf, type SectionType } from "./section.ts";
import { accountDigits, giftProviders } from "./sections/gifts.ts";

const c = limits.content;
const both = (text: string) => ({ id: text, en: text });
const base = { id: "section", isHidden: false };
const heading = both("Judul");
const text = both("Isi");

const person = {
  id: "panitia",
  name: "Bayu",
  role: both("Panitia"),
  phone: "+6281234567890",
  hasWhatsApp: true,
};
const chapter = { id: "bab", title: both("Bertemu"), when: both("2012"), text, photo: null };
const item = { id: "acara", time: "08:00", title: both("Akad") };
const picture = {
  id: "foto",
  media: "0123456789abcdef0123456789abcdef",
  width: 1600,
  height: 1200,
  alt: both("Kami berdua"),
  caption: both(""),
  shape: "whole" as const,
  crop: usualCrop,
};
const account = {
  id: "bca",
  provider: "BCA",
  providerName: "",
  holder: "Rani K.",
  number: "123 456-7890",
} as const;

type Added = Exclude<
  SectionType,
  "cover" | "opening" | "hosts" | "ceremonies" | "rsvp" | "wishes" | "closing"
>;
/** Fields that earlier releases did not write. */
const filledIn = ["audience", "qris", "format", "kbps", "isDeclared"];
/** One of each type that the fixtures do not have. */
const samples: { [T in Added]: SectionOf<T> } = {
  "contact-persons": { ...base, type: "contact-persons", heading, persons: [person] },
  countdown: { ...base, type: "countdown", heading },
  story: { ...base, type: "story", heading, chapters: [chapter] },
  gallery: { ...base, type: "gallery", heading, pictures: [picture] },
  video: { ...base, type: "video", heading, text, url: "https://video.example/kami" },
  stream: { ...base, type: "stream", heading, text, url: "" },
  rundown: { ...base, type: "rundown", heading, items: [item] },
  notes: { ...base, type: "notes", heading, text },
  "co-hosts": { ...base, type: "co-hosts", heading, text },
  gifts: {
    ...base,
    type: "gifts",
    heading,
    text,
    accounts: [account],
    qris: null,
    address: "Jl. Melati No. 8",
    audience: "everyone",
  },
  music: {
    ...base,
    type: "music",
    media: picture.media,
    format: "m4a",
    kbps: 96,
    isDeclared: true,
    title: "Kidung",
  },
};
const all: Section[] = Object.values(samples);
const isSection = (value: unknown) => sectionSchema.safeParse(value).success;

describe.each(all.map((section) => [section.type, section] as const))("a section %s", (_type, section) => {
  test("is taken as it is, by itself and inside a content", () => {
    expect(sectionSchema.parse(JSON.parse(JSON.stringify(section)))).toEqual(section);
    const content = { ...weddingContent, sections: [...weddingContent.sections, section] };
    expect(contentSchema.parse(content)).toEqual(content);
  });

  test("takes no field that nobody declared and misses none", () => {
    expect(isSection({ ...section, extra: 1 })).toBe(false);
    // What earlier releases did not write is filled in.
    for (const field of Object.keys(section).filter((name) => !filledIn.includes(name))) {
      expect(
        isSection(Object.fromEntries(Object.entries(section).filter(([key]) => key !== field))),
        field,
      ).toBe(false);
    }
  });

  test("takes no half character in any of its texts", () => {
    const written = JSON.stringify(section);
    for (const word of [
      "Judul",
      "Isi",
      "Bayu",
      "Panitia",
      "Bertemu",
      "Akad",
      "Kami berdua",
      "Rani K.",
      "Kidung",
    ]) {
      if (written.includes(`"${word}"`)) {
        expect(isSection(JSON.parse(written.replace(`"${word}"`, '"\\ud83d"'))), word).toBe(false);
      }
    }
  });
});

describe("limits of what is written", () => {
  const list = <T extends { id: string }>(one: T, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...one, id: `n-${String(index)}` }));

  test.each<[string, number, (value: string) => unknown]>([
    ["a heading", c.shortText, (value) => ({ ...samples.countdown, heading: both(value) })],
    ["notes", c.paragraph, (value) => ({ ...samples.notes, text: both(value) })],
    ["co-hosts", c.paragraph, (value) => ({ ...samples["co-hosts"], text: both(value) })],
    [
      "a contact",
      c.personName,
      (v) => ({ ...samples["contact-persons"], persons: [{ ...person, name: v }] }),
    ],
    [
      "a role",
      c.shortText,
      (v) => ({ ...samples["contact-persons"], persons: [{ ...person, role: both(v) }] }),
    ],
    [
      "a chapter's title",
      c.shortText,
      (v) => ({ ...samples.story, chapters: [{ ...chapter, title: both(v) }] }),
    ],
    ["a chapter", c.paragraph, (v) => ({ ...samples.story, chapters: [{ ...chapter, text: both(v) }] })],
    ["a step of the day", c.shortText, (v) => ({ ...samples.rundown, items: [{ ...item, title: both(v) }] })],
    ["a description", c.shortText, (v) => ({ ...samples.gallery, pictures: [{ ...picture, alt: both(v) }] })],
    [
      "a provider",
      c.providerName,
      (v) => ({ ...samples.gifts, accounts: [{ ...account, providerName: v }] }),
    ],
    ["a holder", c.personName, (v) => ({ ...samples.gifts, accounts: [{ ...account, holder: v }] })],
    ["an address for parcels", c.address, (value) => ({ ...samples.gifts, address: value })],
    ["a tune", c.shortText, (value) => ({ ...samples.music, title: value })],
  ])("%s holds %i characters and not one more", (_name, max, make) => {
    expect(isSection(make("x".repeat(max)))).toBe(true);
    expect(isSection(make("x".repeat(max + 1)))).toBe(false);
  });

  test.each<[string, number, number, (count: number) => unknown]>([
    ["contacts", 1, c.contactPersons, (n) => ({ ...samples["contact-persons"], persons: list(person, n) })],
    ["chapters", 1, c.chapters, (n) => ({ ...samples.story, chapters: list(chapter, n) })],
    ["pictures", 0, c.pictures, (n) => ({ ...samples.gallery, pictures: list(picture, n) })],
    ["steps of the day", 1, c.rundownItems, (n) => ({ ...samples.rundown, items: list(item, n) })],
    ["accounts", 0, c.giftAccounts, (n) => ({ ...samples.gifts, accounts: list(account, n) })],
  ])("%s count from %i to %i", (_name, min, max, make) => {
    const counts = [min - 1, min, max, max + 1].filter((count) => count >= 0);
    expect(counts.map((count) => isSection(make(count)))).toEqual(
      counts.map((count) => count >= min && count <= max),
    );
  });
});

describe("what is no text", () => {
  test.each(["javascript:alert(1)", "data:text/html,x", "//video.example", "https://localhost/"])(
    "%j is no link to a video or stream",
    (url) => {
      expect(isSection({ ...samples.video, url })).toBe(false);
      expect(isSection({ ...samples.stream, url })).toBe(false);
    },
  );

  test.each([
    ["00:00", true],
    ["23:59", true],
    ["24:00", false],
    ["08:60", false],
    ["8:00", false],
    ["", false],
  ])("%j is a time of the day: %s", (time, isTime) => {
    expect(isSection({ ...samples.rundown, items: [{ ...item, time }] })).toBe(isTime);
  });

  test.each([
    ["0123456789abcdef0123456789abcdef", true],
    ["0123456789ABCDEF0123456789ABCDEF", false],
    ["../../uploads/0123456789abcdef012", false],
    ["0123456789abcdef", false],
  ])("%j names a stored file: %s", (media, isName) => {
    expect(isSection({ ...samples.music, media })).toBe(isName);
    expect(isSection({ ...samples.gallery, pictures: [{ ...picture, media }] })).toBe(isName);
  });

  test("music may be chosen later, a picture has a size", () => {
    expect(isSection({ ...samples.music, media: null })).toBe(true);
    for (const width of [0, 1.5, 10_001])
      expect(isSection({ ...samples.gallery, pictures: [{ ...picture, width }] })).toBe(false);
  });

  test.each([
    ["+6281234567890", true],
    ["081234567890", false],
    ["+62 812", false],
    ["+0812345678", false],
  ])("%j is a phone: %s", (phone, isPhone) => {
    expect(isSection({ ...samples["contact-persons"], persons: [{ ...person, phone }] })).toBe(isPhone);
  });

  test.each([
    ["12345", true],
    ["123-456.789 0", true],
    ["1234", false],
    ["1".repeat(40), true],
    ["1".repeat(41), false],
    ["12 34x", false],
    [" 12345", false],
  ])("%j is an account's number: %s", (number, isNumber) => {
    expect(isSection({ ...samples.gifts, accounts: [{ ...account, number }] })).toBe(isNumber);
  });

  test("an account has a holder and a provider that is on the list; only its digits are copied", () => {
    const gifts = (change: Record<string, unknown>) =>
      isSection({ ...samples.gifts, accounts: [{ ...account, ...change }] });
    expect(gifts({ holder: " " })).toBe(false);
    expect(gifts({ provider: "Bank Gelap" })).toBe(false);
    expect(giftProviders.every((provider) => gifts({ provider }))).toBe(true);
    expect(accountDigits(account.number)).toBe("1234567890");
  });
});
