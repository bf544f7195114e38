import { describe, expect, test } from "vitest";
import { languages } from "../text/language.ts";
import { limits } from "../limits.ts";
import { giftThanks } from "./gift-thanks.ts";
import { allSamples, sendingSamples } from "./sending-samples.ts";
import {
  filledText,
  hasPlaceholder,
  placeholders,
  unknownPlaceholders,
  written,
  type PlaceholderValues,
} from "./sending-placeholder.ts";
import { sendingTemplateSchema, sendingVoices, templateKinds, textProblem } from "./sending-template.ts";

const template = {
  id: "Template000000000001",
  name: "Teman arisan",
  kind: "invitation" as const,
  voice: "friends" as const,
  text: { id: "Halo {nama}, ini undangannya: {tautan}", en: "" },
};
const fieldsOf = (value: unknown) =>
  sendingTemplateSchema.safeParse(value).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a family's own text", () => {
  test("is taken with a link, in one language or both", () => {
    expect(fieldsOf(template)).toBeUndefined();
    expect(fieldsOf({ ...template, text: { id: "", en: "Hello {name}: {link}" } })).toBeUndefined();
  });

  test("is refused where it is, and says why", () => {
    expect(fieldsOf({ ...template, text: { id: "Halo {nama}", en: "" } })).toEqual([
      ["text.id", "missingLink"],
    ]);
    expect(fieldsOf({ ...template, text: { ...template.text, en: "Hello {nmae}: {link}" } })).toEqual([
      ["text.en", "unknownPlaceholder"],
    ]);
    expect(fieldsOf({ ...template, text: { id: "", en: "" } })).toEqual([["text.id", "empty"]]);
  });

  test("has words of each family, each of which can be sent, or none", () => {
    const of = (groom: string, bride = "") => ({
      ...template,
      sides: { groom: { id: groom, en: "" }, bride: { id: "", en: bride } },
    });
    expect(fieldsOf({ ...template, sides: {} })).toBeUndefined();
    expect(fieldsOf(of("Nuwun {nama}: {tautan}"))).toBeUndefined();
    expect(fieldsOf(of("Nuwun {nama}", "Hello {nmae}: {link}"))).toEqual([
      ["sides.groom.id", "missingLink"],
      ["sides.bride.en", "unknownPlaceholder"],
    ]);
    expect(fieldsOf({ ...template, sides: { village: { id: "", en: "" } } })).toHaveLength(1);
  });

  test("of thanks needs no link", () => {
    expect(textProblem("thanks", "Terima kasih, {nama}.")).toBeNull();
    expect(textProblem("reminder", "Sebentar lagi, {nama}.")).toBe("missingLink");
  });
});

test("every placeholder is known by its word in either language", () => {
  for (const placeholder of placeholders)
    for (const language of languages) expect(unknownPlaceholders(written(placeholder, language))).toEqual([]);
});

test("mistyped places and loose braces are named", () => {
  expect(unknownPlaceholders("{nama} {naam} {tautan")).toEqual(["{naam}", "{"]);
  expect(unknownPlaceholders("{ Nama } {}")).toEqual(["{}"]);
});

const nothing: PlaceholderValues = {
  salutation: "",
  dayGreeting: "",
  honorific: "",
  address: "",
  invited: "",
  name: "",
  envelope: "",
  hosts: "",
  event: "",
  date: "",
  time: "",
  place: "",
  schedule: "",
  deadline: "",
  changes: "",
  gift: "",
  sender: "",
  link: "",
};

test("what is empty leaves no gap", () => {
  const filled = filledText("Halo {sapaan} {nama}, apa kabar?\n\n{perubahan}\n\n{tautan}", {
    ...nothing,
    name: "Budi",
    link: "https://janur.test",
  });
  expect(filled).toBe("Halo Budi, apa kabar?\n\nhttps://janur.test");
});

describe("the samples", () => {
  const samples = templateKinds.flatMap((kind) =>
    sendingVoices.flatMap((voice) =>
      languages.map((language) => [kind, voice, language, sendingSamples[kind][voice][language]] as const),
    ),
  );
  test.each(samples)("%s, %s, %s can be sent", (kind, _voice, _language, text) => {
    expect(textProblem(kind, text)).toBeNull();
    expect(text.length).toBeLessThanOrEqual(limits.sending.text);
  });

  test("of thanks to who gave name what it was, and can be sent", () => {
    for (const language of languages) {
      expect(textProblem("thanks", giftThanks[language])).toBeNull();
      expect(hasPlaceholder(giftThanks[language], "gift")).toBe(true);
    }
  });

  test("speak in four voices where it matters, and come once where they do not", () => {
    const kinds = allSamples().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "invitation")).toHaveLength(4);
    expect(kinds.filter((kind) => kind === "thanks")).toHaveLength(1);
  });
});
