import type { EventType } from "@janur/domain/content/event-type";
import type { Section } from "@janur/domain/content/section";
import type { Person } from "@janur/domain/content/sections/hosts";
import { expect, it } from "vitest";
import { dimas, rani, weddingContent, weddingPublication } from "../../fixtures/fixtures.ts";
import { renderPage as render, textOf } from "../../fixtures/rendered-page.tsx";
import { readSignature } from "./signature.ts";

function pageOf(change: {
  persons?: Person[];
  signature?: string;
  greeting?: string;
  eventType?: EventType;
}): string {
  const {
    persons = [rani, dimas],
    signature = "",
    greeting = "Dengan hormat,",
    eventType = "wedding",
  } = change;
  const sections = (section: Section): Section => {
    if (section.type === "closing") return { ...section, signature: { id: signature, en: signature } };
    if (section.type === "opening") return { ...section, greeting: { id: greeting, en: greeting } };
    return section;
  };
  const content = { ...weddingContent({ persons, sections }), theme: "mega" as const, eventType };
  return render({ publication: weddingPublication({ content }) });
}

/** The page's last section, from its thanks on. */
function closingOf(change: Parameters<typeof pageOf>[0]): string {
  return /id="s-closing"[\s\S]*?<\/section>/.exec(pageOf(change))?.[0] ?? "";
}

/** What stands there in the letters of the cover's names, between what leads to it and what follows it. */
function partsOf(html: string): { classes: string | undefined; lines: string[] } {
  const lines = [...html.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, text = ""]) => textOf(text).trim());
  return { classes: /<p class="(names[^"]*)"/.exec(html)?.[1], lines: lines.slice(1) };
}

it.each([
  ["", ["Rani & Dimas"]],
  ["Rani, Dimas, dan keluarga", ["Rani & Dimas", "dan keluarga"]],
  ["Kami yang berbahagia, Dimas & Rani", ["Kami yang berbahagia,", "Dimas & Rani"]],
  ["Rani dan keluarga besar Dimas", ["Rani & Dimas", "dan keluarga besar Dimas"]],
  ["Keluarga besar Ratri", ["Rani & Dimas", "Keluarga besar Ratri"]],
])("closes with the names of the couple, signed %j", (signature, lines) => {
  expect(partsOf(closingOf({ signature }))).toEqual({ classes: "names short", lines });
});

it("closes with whoever else the feast is for: one, three, or a name that is long", () => {
  const raka = { ...rani, nickname: "Raka" };
  const bima = { ...rani, nickname: "Bima" };
  expect(partsOf(closingOf({ persons: [raka], eventType: "khitanan" })).lines).toEqual(["Raka"]);
  const three = closingOf({ persons: [raka, bima, dimas], eventType: "khitanan" });
  expect(partsOf(three).lines).toEqual(["Raka , Bima & Dimas"]);
  expect(three).toContain('class="and comma"');
  const long = { ...rani, nickname: "Anindya Maharani" };
  expect(partsOf(closingOf({ persons: [long, dimas] })).classes).toBe("names long");
});

it("closes with what was signed alone where nobody is named, and where somebody is mourned", () => {
  const signature = "Panitia";
  for (const change of [{ persons: [] }, { eventType: "memorial" as const }])
    expect(partsOf(closingOf({ signature, ...change }))).toEqual({ classes: undefined, lines: [signature] });
});

it("sets a greeting of few short words as large as names", () => {
  const isLarge = (greeting: string) => /<h2 [^>]*class="hail"/.test(pageOf({ greeting }));
  expect(["Dengan hormat,", "Shalom", "Namo Buddhaya"].map(isLarge)).toEqual([true, true, true]);
  expect(["Assalamu’alaikum Wr. Wb.", "Om Swastyastu", "Dengan segala hormat,"].map(isLarge)).toEqual([
    false,
    false,
    false,
  ]);
});

const hosts = ["Rani", "Dimas"];

it.each([
  ["Rani, Dimas, dan keluarga", "", ["Rani", "Dimas"], "dan keluarga"],
  ["Rani & Dimas dan keluarga", "", ["Rani", "Dimas"], "dan keluarga"],
  ["Dimas dan Rani beserta keluarga", "", ["Dimas", "Rani"], "beserta keluarga"],
  ["Rani, Dimas and our families", "", ["Rani", "Dimas"], "and our families"],
  ["Rani, Dimas, and our families", "", ["Rani", "Dimas"], "and our families"],
  ["Rani & Dimas", "", ["Rani", "Dimas"], ""],
  ["Rani\ndan keluarga", "", ["Rani"], "dan keluarga"],
  ["Rani dan keluarga besar Dimas", "", ["Rani"], "dan keluarga besar Dimas"],
  ["Kami yang berbahagia, Rani & Dimas", "Kami yang berbahagia,", ["Rani", "Dimas"], ""],
  ["Hormat kami\nRani, Dimas, dan keluarga", "Hormat kami", ["Rani", "Dimas"], "dan keluarga"],
])("reads the names out of %j", (text, lead, names, rest) => {
  expect(readSignature(text, hosts)).toEqual({ lead, names, rest });
});

it.each([
  "Keluarga besar Ratri",
  "Keluarga besar Rani",
  "Hormat kami, keluarga Rani",
  "Ranita dan keluarga",
  "rani",
  "",
  "&",
  "dan Rani",
])("leaves %j as it is", (text) => {
  expect(readSignature(text, hosts)).toEqual({ lead: "", names: [], rest: text });
});

it("takes each name once, and no name that is empty", () => {
  expect(readSignature("Rani, Rani", ["", "Rani"])).toEqual({ lead: "", names: ["Rani"], rest: "Rani" });
});
