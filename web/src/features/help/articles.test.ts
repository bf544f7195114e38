import { describe, expect, it } from "vitest";
import { helpArticleIds, helpTopics, type HelpArticle } from "../../locales/help-article.ts";
import english from "../../locales/en/help.ts";
import indonesian from "../../locales/id/help.ts";

const texts = { id: indonesian.articles, en: english.articles };

const taken = Object.keys(import.meta.glob("../../../public/help/*/*.webp"));

/** What must be the same in both languages. */
function bones({ id, topic, parts, screen, related }: HelpArticle) {
  return {
    id,
    topic,
    related,
    to: screen?.to,
    parts: parts.map(({ id: anchor, code, picture, steps = [], points = [] }) => ({
      anchor,
      code,
      picture: picture?.name,
      steps: steps.length,
      points: points.length,
    })),
  };
}

describe("the articles of the help centre", () => {
  it("are one for each address, in every topic", () => {
    expect(texts.id.map(({ id }) => id)).toEqual([...helpArticleIds]);
    expect([...new Set(texts.id.map(({ topic }) => topic))]).toEqual([...helpTopics]);
  });

  it("are the same in both languages but for their words", () => {
    expect(texts.en.map(bones)).toEqual(texts.id.map(bones));
  });

  it.each(texts.id)("$id has anchors of its own and leads on to others", ({ id, parts, related }) => {
    expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain(id);
  });

  it.each(["id", "en"] as const)("show pictures that were taken (%s)", (language) => {
    const names = texts[language].flatMap(({ parts }) => parts.flatMap(({ picture }) => picture?.name ?? []));
    expect(names.length).toBeGreaterThan(5);
    const missing = names.filter((name) => !taken.includes(`../../../public/help/${language}/${name}.webp`));
    expect(missing).toEqual([]);
  });
});
