import { describe, expect, test } from "vitest";
import { calendarDifference } from "../guest/calendar-difference.ts";
import { ceremoniesOf, findSection, withSection, type Content } from "../content/content.ts";
import { fixtureNow, weddingContent } from "../fixtures/fixtures.ts";
import { filledText } from "./sending-placeholder.ts";
import { giftThanks } from "./gift-thanks.ts";
import { sendingSamples } from "./sending-samples.ts";
import { placeholderValues, type SendingFacts } from "./sending-values.ts";
import type { Ceremony } from "../content/sections/ceremonies.ts";

const hadi: SendingFacts["guest"] = {
  honorific: "Bapak",
  name: "Hadi Wiranto",
  suffix: "& Keluarga",
  ceremonies: null,
  kind: "person",
  seats: 4,
};
const facts = (change: Partial<SendingFacts> = {}): SendingFacts => ({
  content: weddingContent,
  guest: hadi,
  changes: [],
  sender: "Bude Sri",
  link: "https://janur.test/event/rani-dimas#to=Bapak%20Hadi&g=x",
  zone: "Asia/Jakarta",
  now: fixtureNow,
  ...change,
});

function withCeremonies(change: (ceremony: Ceremony) => Ceremony): Content {
  const section = findSection(weddingContent, "ceremonies");
  if (section === undefined) throw new Error("the wedding has no ceremonies");
  return withSection(weddingContent, { ...section, ceremonies: section.ceremonies.map(change) });
}

describe("a message", () => {
  test("names guest, feast, day, place and link", () => {
    const text = filledText(sendingSamples.invitation.relative.id, placeholderValues(facts(), "id"));
    expect(text).toContain("Selamat pagi, Bapak Hadi Wiranto. Ini Bude Sri.");
    expect(text).toContain("ke pernikahan Rani & Dimas, Sabtu, 12 Desember 2026 pukul");
    expect(text).toContain("Gedung Wana Bakti, Bandung");
    expect(text).toContain("https://janur.test/event/rani-dimas#to=Bapak%20Hadi&g=x");
    expect(text).not.toMatch(/[{}]/);
  });

  test("speaks English, and to somebody without a title", () => {
    const guest = { ...hadi, honorific: "" };
    const text = filledText(sendingSamples.invitation.relative.en, placeholderValues(facts({ guest }), "en"));
    expect(text).toContain("Good morning, Hadi Wiranto. This is Bude Sri.");
    expect(text).toContain("the wedding of Rani & Dimas, Saturday 12 December 2026");
  });

  test.each([
    [{ honorific: "Pak", suffix: "", seats: 1 }, "Pak Budi: Bapak, Bapak", "Pak Budi: you"],
    [
      { honorific: "Bu", suffix: "& Keluarga", seats: 4 },
      "Bu Budi: Ibu sekeluarga, Ibu",
      "Bu Budi: you and your family",
    ],
    [
      { honorific: "Bpk.", suffix: "& Istri", seats: 2 },
      "Bpk. Budi: Bapak beserta istri, Bapak",
      "Bpk. Budi: both of you",
    ],
    [
      { honorific: "Pak & Bu", suffix: "", seats: 2 },
      "Pak & Bu Budi: Bapak & Ibu, Bapak & Ibu",
      "Pak & Bu Budi: both of you",
    ],
    [
      { honorific: "Mas", suffix: "", seats: 1, kind: "household" },
      "Mas Budi: Mas sekeluarga, Mas",
      "Mas Budi: you and your family",
    ],
    [
      { honorific: "", suffix: "", seats: 2 },
      "Bapak/Ibu/Saudara/i Budi: Bapak/Ibu/Saudara/i sekeluarga, Bapak/Ibu/Saudara/i",
      "Budi: you and your family",
    ],
    [
      { honorific: "Prof.", suffix: "", seats: 1 },
      "Prof. Budi: Bapak/Ibu/Saudara/i, Bapak/Ibu/Saudara/i",
      "Prof. Budi: you",
    ],
  ] as const)(
    "speaks to %j as Indonesian does, and names a family only where one is invited",
    (change, id, en) => {
      const guest = { ...hadi, name: "Budi", ...change };
      expect(
        filledText("{sapaan} {nama}: {yang_diundang}, {sapaan}", placeholderValues(facts({ guest }), "id")),
      ).toBe(id);
      expect(filledText("{honorific} {name}: {invited}", placeholderValues(facts({ guest }), "en"))).toBe(en);
    },
  );

  test("tells nobody of a ceremony that is not theirs", () => {
    const [first] = ceremoniesOf(weddingContent);
    const content = withCeremonies((ceremony) =>
      ceremony.id === first?.id
        ? { ...ceremony, audience: "invited", venue: "Rumah Ibu Ratna", startAt: "2026-12-10T02:00:00.000Z" }
        : ceremony,
    );
    const said = JSON.stringify(placeholderValues(facts({ content }), "id"));
    expect(said).not.toContain("Rumah Ibu Ratna");
    expect(said).not.toContain("10 Desember");
    const family = { ...hadi, ceremonies: [first?.id ?? ""] };
    expect(placeholderValues(facts({ content, guest: family }), "id").place).toContain("Rumah Ibu Ratna");
  });

  test("says that a day is to follow", () => {
    const content = withCeremonies((ceremony) => ({
      ...ceremony,
      startAt: null,
      endAt: null,
      venue: "",
      city: "",
    }));
    expect(placeholderValues(facts({ content }), "id")).toMatchObject({
      date: "tanggal menyusul",
      time: "hari dan jam menyusul",
      place: "tempat menyusul",
    });
  });
});

describe("what somebody gave", () => {
  const said = (gifts: SendingFacts["gifts"], language: "id" | "en" = "id") =>
    placeholderValues(facts(gifts === undefined ? {} : { gifts }), language).gift;

  test("is named by its kinds, each once, and money by no more than that it was given", () => {
    expect(said(["parcel"])).toBe("kado");
    expect(said(["envelope", "transfer"])).toBe("tanda kasih");
    expect(said(["flowers", "envelope", "flowers"])).toBe("tanda kasih dan karangan bunga");
    expect(said(["flowers", "parcel", "transfer"])).toBe("tanda kasih, kado dan karangan bunga");
    expect(said(["parcel", "flowers"], "en")).toBe("present and flowers");
  });

  test("is not named to who may not know it", () => {
    for (const [language, word] of [
      ["id", "tanda kasih"],
      ["en", "gift"],
    ] as const)
      for (const gifts of [undefined, []]) expect(said(gifts, language)).toBe(word);
    const text = filledText(giftThanks.id, placeholderValues(facts(), "id"));
    expect(text).toContain("Terima kasih atas tanda kasih dan doanya untuk pernikahan Rani & Dimas.");
  });
});

describe("what has changed", () => {
  const moved = withCeremonies((ceremony) =>
    ceremony.id === "resepsi" ? { ...ceremony, startAt: "2026-12-13T04:00:00.000Z", endAt: null } : ceremony,
  );

  test("is told with what it was before", () => {
    const changes = calendarDifference(weddingContent, moved, hadi);
    expect(changes).toHaveLength(1);
    const { changes: line } = placeholderValues(facts({ content: moved, changes }), "id");
    expect(line).toMatch(
      /^Resepsi: Minggu, 13 Desember 2026 pukul 11\.00 WIB, .+ \(sebelumnya Sabtu, 12 Desember/,
    );
  });

  test("is nobody's business who is not invited there", () => {
    const elsewhere = { ceremonies: ["akad"] };
    expect(calendarDifference(weddingContent, moved, elsewhere)).toEqual([]);
  });

  test("includes a ceremony that is off", () => {
    const section = findSection(weddingContent, "ceremonies");
    if (section === undefined) throw new Error("the wedding has no ceremonies");
    const fewer = withSection(weddingContent, {
      ...section,
      ceremonies: section.ceremonies.filter(({ id }) => id !== "resepsi"),
    });
    const changes = calendarDifference(weddingContent, fewer, hadi);
    expect(placeholderValues(facts({ content: fewer, changes }), "id").changes).toBe(
      "Resepsi: tidak jadi diadakan",
    );
  });
});
