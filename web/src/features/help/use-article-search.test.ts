import { expect, it, vi } from "vitest";
import english from "../../locales/en/help.ts";
import indonesian from "../../locales/id/help.ts";
import { articlesIn } from "./use-article-search.ts";

it("articles are read and their search is built once per language, however often somebody types", () => {
  const id = vi.fn(() => indonesian.articles);
  const en = vi.fn(() => english.articles);
  const first = articlesIn("id", id);
  for (let letter = 0; letter < 5; letter += 1) expect(articlesIn("id", id)).toBe(first);
  expect(articlesIn("en", en)).not.toBe(first);
  expect(id).toHaveBeenCalledTimes(1);
  expect(en).toHaveBeenCalledTimes(1);
  expect(first.search("kata sandi")[0]?.title).toMatch(/kata sandi/);
});
