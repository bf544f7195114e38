import { describe, expect, test } from "vitest";
import { contentGaps, isWaiting } from "../completeness.ts";
import { isFamilyRite } from "./family-rites.ts";
import { ceremoniesOf, contentSchema, findSection } from "../content.ts";
import { eventTypes, hostsKindOf } from "../event-type.ts";
import { starterContent } from "./starter-content.ts";
import { neutralWording } from "./neutral.ts";
import { adatIds, ceremonyNamesOf } from "./adat.ts";
import { packWording } from "./pack.ts";
import { adatOf, faithOf, greetingOf, greetings, packIds, packsFor, suggestedTheme } from "./pack-id.ts";

const offers = eventTypes.flatMap((eventType) =>
  packsFor(eventType).map((pack) => [pack, eventType] as const),
);

test("every pack is offered for some event, and nobody has to choose one", () => {
  expect(new Set(offers.map(([pack]) => pack))).toEqual(new Set(packIds));
  for (const eventType of eventTypes) expect(packsFor(eventType)).toContain("neutral");
});

test("greetings stand in the order of their first letters, none before another by faith", () => {
  const names = Object.values(greetings).map(({ id }) => id);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "id")));
  const order = packIds.map((pack) => Object.keys(greetings).indexOf(greetingOf(pack)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("every adat is offered beside the neutral greeting, and each greeting offers none of them first", () => {
  const adatsWith = (greeting: keyof typeof greetings) =>
    packIds.filter((pack) => greetingOf(pack) === greeting).map(adatOf);
  expect(new Set(adatsWith("dengan-hormat"))).toEqual(new Set(["none", ...adatIds]));
  expect(adatsWith("assalamualaikum")).toEqual(
    expect.arrayContaining(["bali", "batak", "betawi", "bugis", "jawa", "melayu", "minang", "sunda"]),
  );
  expect(adatsWith("salam-kebajikan")).toEqual(["tionghoa"]);
  for (const greeting of new Set(packIds.map(greetingOf))) {
    if (greeting !== "salam-kebajikan") expect(adatsWith(greeting)[0]).toBe("none");
  }
});

test("no faith and adat are offered together twice", () => {
  const pairs = packIds
    .filter((pack) => pack !== "two-faiths" && pack !== "office")
    .map((pack) => `${faithOf(pack)} ${adatOf(pack)}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

describe.each(offers)("%s, for a %s", (pack, eventType) => {
  const names = hostsKindOf(eventType) === "couple" ? ["Rani", "Dimas"] : ["Athar"];
  const content = starterContent({
    eventType,
    language: "id",
    names,
    startAt: "2026-12-12T03:00:00.000Z",
    zone: "Asia/Jakarta",
    venue: "Pendopo",
    city: "Bandung",
    pack,
  });

  test("fills in a draft that fits", () => {
    expect(contentSchema.parse(content)).toEqual(content);
    expect(content.theme).toBe(suggestedTheme(pack, eventType));
  });

  test("gives the wizard's day and place to its first ceremony, and lets the others wait", () => {
    const [first, ...others] = ceremoniesOf(content);
    expect(first).toMatchObject({ startAt: "2026-12-12T03:00:00.000Z", venue: "Pendopo" });
    for (const other of others) expect(other).toMatchObject({ startAt: null, venue: "", city: "Bandung" });
    expect(others.every(isWaiting)).toBe(true);
    expect(contentGaps(content)).toEqual([]);
  });

  test("asks no guest about what the families celebrate among themselves", () => {
    const [first, ...others] = ceremoniesOf(content);
    expect(first?.audience).toBe("everyone");
    for (const { name, audience } of others)
      expect(audience, name.id).toBe(isFamilyRite(name) ? "invited" : "everyone");
  });

  test("speaks both languages, and names the source of what it quotes", () => {
    const { greeting, openingText, closing, ceremonies, verse } = packWording(pack, eventType);
    for (const text of [greeting, openingText, closing, ...ceremonies]) {
      expect(text.id).not.toBe("");
      expect(text.en).not.toBe("");
    }
    const opening = findSection(content, "opening");
    expect(opening?.verse).toEqual(verse?.text ?? { id: "", en: "" });
    expect(opening?.verseSource.id !== "").toBe(verse !== null);
    if (verse !== null) expect(verse.source.en).toMatch(/\d/);
  });
});

test("families find the names of their ceremonies, each once and in both languages", () => {
  expect(ceremonyNamesOf("batak").map(({ id }) => id)).toEqual(["Martumpol", "Pesta adat"]);
  expect(ceremonyNamesOf("jawa").map(({ id }) => id)).toEqual([
    "Lamaran",
    "Siraman",
    "Midodareni",
    "Ngunduh mantu",
    "Panggih",
    "Resepsi",
  ]);
  for (const name of adatIds.flatMap(ceremonyNamesOf)) expect(Object.values(name)).not.toContain("");
});

test("couples are married by the rite of their faith, then feast as their adat does", () => {
  const names = (pack: (typeof packIds)[number]) =>
    packWording(pack, "wedding").ceremonies.map(({ id }) => id);
  expect(names("islam-jawa")).toEqual(["Akad nikah", "Panggih", "Resepsi"]);
  expect(names("islam-minang")).toEqual(["Akad nikah", "Baralek"]);
  expect(names("katolik")).toEqual(["Sakramen perkawinan", "Resepsi"]);
  expect(names("hindu-bali")).toEqual(["Pawiwahan", "Resepsi"]);
  expect(names("neutral")).toEqual(["Resepsi"]);
});

test("grave days open without praise, and neutral words stay as they are", () => {
  const grave = neutralWording.memorial.openingText;
  for (const pack of packsFor("memorial")) expect(packWording(pack, "memorial").openingText).toEqual(grave);
  for (const eventType of eventTypes) {
    const { openingText, closing, verse } = packWording("neutral", eventType);
    expect({ openingText, closing, verse }).toEqual({
      openingText: neutralWording[eventType].openingText,
      closing: neutralWording[eventType].closing,
      verse: null,
    });
  }
});
