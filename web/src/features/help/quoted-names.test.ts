import { describe, expect, it } from "vitest";
import type { HelpArticle } from "../../locales/help-article.ts";
import english from "../../locales/en/help.ts";
import indonesian from "../../locales/id/help.ts";

/*
 * What an article or a screen puts between quotation marks stands on a screen in just these words, so that whoever follows
 * it finds the button. Examples of what somebody may write or see are named here.
 */
const examples = {
  id: [
    "- ",
    "1. ",
    "& Keluarga",
    "520–610 orang",
    "30 hari sebelum acara",
    "luar kota",
    "Pengguna Baru",
    "messages",
    "Putra/putri dari",
    "Bapak Ketua RT 05",
    "sampai selesai",
    "Sebelum dicek Ibu",
  ],
  en: [
    "- ",
    "1. ",
    "& family",
    "520–610 people",
    "30 days before the event",
    "from out of town",
    "Pengguna Baru",
    "messages",
    "To Bapak Hadi Wiranto & family",
    "the late",
    "until finished",
    "Before Mother checked it",
  ],
};

const articles = { id: indonesian.articles, en: english.articles };

const locales = import.meta.glob<Record<string, unknown>>(
  [
    "../../locales/{id,en}/**/*.ts",
    "!../../locales/*/help-articles/*",
    "!../../locales/*/help.ts",
    "../../../../event-page/src/texts/messages-{id,en}.ts",
    "../../../../door/src/texts/{id,en}.ts",
  ],
  { eager: true },
);
/** Pages that keep the texts of both languages in one program. */
const pages = import.meta.glob<string>("../../../../event-page/src/{pages,texts}/**/*-messages.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Every text by its path, the same in both languages; one that fills something in tells what with the word itself. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [[path, String(Reflect.apply(value, null, Array(4).fill("{{…}}")))]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

const printed = Object.values(pages).flatMap((source) =>
  [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map((match) => match[1] ?? ""),
);

function screens(language: "id" | "en"): [string, string][] {
  const own = new RegExp(`[/-]${language}[/.]`);
  return Object.entries(locales)
    .filter(([path]) => own.test(path))
    .flatMap(([path, module]) => texts(Object.values(module)[0], path.replace(own, "/")));
}

const filledIn = /\{\{[^}]*\}\}/;
const plain = (text: string) =>
  text.replace(/[:…]$/, "").replaceAll("“", "‘").replaceAll("”", "’").toLocaleLowerCase("id");

/** Whether a text of a screen reads like that: as it is, with something filled in, or the words beside that. */
function reads(text: string): (quoted: string) => boolean {
  const words = plain(text);
  if (!filledIn.test(text)) return (quoted) => plain(quoted) === words;
  const parts = words.split(filledIn).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
  const like = new RegExp(`^${parts.join(".+")}$`);
  const beside = words.replace(filledIn, "").trim();
  return (quoted) => plain(quoted) === beside || (/\p{L}{4}/u.test(beside) && like.test(plain(quoted)));
}

const shown = { id: screens("id"), en: screens("en") };

function quotedIn(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? "");
}

describe.each(["id", "en"] as const)("what is named in %s", (language) => {
  const known = [...shown[language].map(([, text]) => text), ...printed].map(reads);
  const isKnown = (name: string) =>
    examples[language].includes(name) || filledIn.test(name) || known.some((isShown) => isShown(name));

  it.each(articles[language])("by the article $id is on a screen", (article) => {
    const quoted = texts({ ...article, keywords: "" }).flatMap(([, text]) => quotedIn(text));
    expect(quoted.filter((name) => !isKnown(name))).toEqual([]);
  });

  it("by one screen is on another", () => {
    const quoted = shown[language].flatMap(([path, text]) => quotedIn(text).map((name) => ({ path, name })));
    expect(quoted.filter(({ name }) => !isKnown(name))).toEqual([]);
  });
});

/** What the points of an article are called. */
function termsOf({ parts }: HelpArticle): string[] {
  return parts.flatMap(({ points = [] }) => points.map(({ term }) => term));
}

it.each(articles.id)("a point of $id that is a name on a screen is that name in English too", (article) => {
  const translated = articles.en.find(({ id }) => id === article.id);
  const names = new Map(shown.en);
  const wrong = termsOf(article).flatMap((term, index) => {
    const own = shown.id.filter(([, text]) => text === term).map(([path]) => names.get(path));
    const said = translated === undefined ? undefined : termsOf(translated)[index];
    return own.length === 0 || own.includes(said) ? [] : [{ term, said, onScreen: own }];
  });
  expect(wrong).toEqual([]);
});
