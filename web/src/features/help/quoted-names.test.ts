import { describe, expect, it } from "vitest";
import english from "../../locales/en/help.ts";
import indonesian from "../../locales/id/help.ts";

/*
 * What an article puts between quotation marks is on a screen in just these words, so that whoever follows it finds the
 * button. Examples of what somebody may write are named here.
 */
const examples = {
  id: [] as string[],
  en: [] as string[],
};

const articles = { id: indonesian.articles, en: english.articles };

const locales = import.meta.glob<{ default?: unknown }>(
  ["../../locales/{id,en}/**/*.ts", "!../../locales/*/help-articles/*", "!../../locales/*/help.ts"],
  { eager: true },
);

/** Pages of guests and helpers keep their texts in programs; a line of them is a text between quotation marks. */
const pages = import.meta.glob<string>(
  ["../../../../event-page/src/**/*messages*.ts", "../../../../door/src/**/*messages*.ts"],
  { eager: true, query: "?raw", import: "default" },
);

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const printed = Object.values(pages).flatMap((source) =>
  [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map((match) => match[1] ?? ""),
);

/** Whether a text of the application reads like that, whatever it fills in. */
function reads(text: string): (quoted: string) => boolean {
  if (!text.includes("{{")) return (quoted) => quoted === text;
  const pattern = text.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const like = new RegExp(`^${pattern.join(".+")}$`);
  return /[a-z]{4}/i.test(text.replace(/\{\{[^}]*\}\}/g, "")) ? (quoted) => like.test(quoted) : () => false;
}

describe.each(["id", "en"] as const)("the articles in %s", (language) => {
  const shown = Object.entries(locales)
    .filter(([path]) => path.startsWith(`../../locales/${language}/`))
    .flatMap(([, { default: all }]) => texts(all));
  const known = [...shown, ...printed, ...examples[language]].map(reads);

  it.each(articles[language])(
    "$id names what is on the screen",
    ({ keywords: _keywords, related: _related, ...article }) => {
      const quoted = texts(article).flatMap((text) =>
        [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? ""),
      );
      const unknown = quoted.filter((name) => !known.some((is) => is(name)));
      expect(unknown).toEqual([]);
    },
  );
});
