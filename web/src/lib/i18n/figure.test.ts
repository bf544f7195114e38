import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { figure } from "./figure.ts";
import { i18nReady } from "./i18n.ts";

const files = import.meta.glob<{ default: unknown }>(["../../locales/*/*.ts", "../../locales/*/rooms/*.ts"], {
  eager: true,
});

/** Every text of a language that takes something in, by its file. */
function textsThatTake(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return value.includes("{{") ? [[path, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsThatTake(child, `${path}.${key}`));
}

function textsOf(language: string): [string, string][] {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return own.flatMap(([path, { default: texts }]) => textsThatTake(texts, path.split("/").at(-1) ?? ""));
}

/** A text with the same value in every place, as the application writes it. */
function written(text: string, value: number | string, language: string): string {
  const taken: Record<string, number | string> = {};
  for (const [, name = ""] of text.matchAll(/\{\{\s*(\w+)/g)) taken[name] = value;
  return i18next.services.interpolator.interpolate(text, taken, language, {});
}

beforeAll(async () => {
  await i18nReady;
});

test.each([
  ["id", "10.000"],
  ["en", "10,000"],
])("ten thousand is written as readers write it, in every text: %s", (language, ten) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(500);
  const wrong = texts.filter(([, text]) => {
    const said = written(text, 10_000, language);
    return said.includes("10000") || !said.includes(ten);
  });
  expect(wrong).toEqual([]);
});

test("a name, an address or a number that is one stays as it is", () => {
  expect(written("{{host}}:{{port}}", "2525", "id")).toBe("2525:2525");
});

test("figures that stand alone are written the same way", () => {
  expect([figure(1_221, "id"), figure(1_221, "en"), figure("–", "id"), figure(999, "id")]).toEqual([
    "1.221",
    "1,221",
    "–",
    "999",
  ]);
});
