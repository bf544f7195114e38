import { plainWords } from "@janur/domain/text/plain-words";
import MiniSearch, { type Query } from "minisearch";
import { slipsIn } from "../../lib/text/forgiving-words.ts";
import type { HelpArticle } from "../../locales/help-article.ts";

type Searchable = Pick<HelpArticle, "id" | "title" | "summary" | "keywords" | "parts">;

const fields = ["title", "keywords", "headings", "summary", "words"] as const;
type Field = (typeof fields)[number];

/** By how much a word counts where it stands. */
const boost: Record<Field, number> = { title: 5, keywords: 4, headings: 3, summary: 2, words: 1 };

/** Words of questions that say nothing about what is asked for; left out where others are left. */
const empty = new Set(
  (
    "bagaimana gimana cara caranya apa apakah yang untuk dari dan atau di ke saya kami anda ini itu agar supaya " +
    "bisa mau ingin dengan pada adalah how do does to can i we my the a an of for in on is it and or with what"
  ).split(" "),
);

/** Every word of the parts but their titles, captions of pictures left out. */
function wordsOf({ parts }: Searchable): string {
  return parts
    .flatMap(({ text, steps = [], points = [], note = "" }) => [
      ...text,
      ...steps,
      ...points.flatMap(({ term, text: meaning }) => [term, meaning]),
      note,
    ])
    .join(" ");
}

function textOf(article: Searchable, field: Field): string {
  switch (field) {
    case "headings":
      return article.parts.map(({ title }) => title).join(" ");
    case "words":
      return wordsOf(article);
    default:
      return article[field];
  }
}

/** What the index reads of an article: plain words, but its id as it is. */
function read(article: Searchable, name: string): string {
  const field = fields.find((one) => one === name);
  return field === undefined ? article.id : plainWords(textOf(article, field));
}

function askedWords(question: string): string[] {
  const all = plainWords(question)
    .split(" ")
    .filter((word) => word !== "");
  const told = all.filter((word) => !empty.has(word));
  return told.length > 0 ? told : all;
}

/** Words that somebody may have meant by one that no article has, the likeliest alone. */
function meantBy(typed: string, vocabulary: ReadonlyMap<string, number>): string[] {
  const near = [...vocabulary].flatMap(([word, weight]) => {
    const slips = empty.has(word) ? null : slipsIn(typed, word);
    return slips === null ? [] : [{ word, weight, slips }];
  });
  const fewest = Math.min(...near.map(({ slips }) => slips));
  const best = near.filter(({ slips }) => slips === fewest).sort((a, b) => b.weight - a.weight);
  if (best.length > 0) return best.filter(({ weight }) => weight === best[0]?.weight).map(({ word }) => word);
  return typed.length < 4 ? [] : [...vocabulary.keys()].filter((word) => word.includes(typed));
}

export interface ArticleSearch<Article> {
  /** The articles with all words of a question, best first; where none has all, those with some. */
  search: (question: string) => Article[];
  /** Those alone whose title, keywords or headings have all words as they were typed. */
  exactly: (question: string) => Article[];
}

/** A search over articles that forgives mistyped letters and unfinished words. */
export function articleSearch<Article extends Searchable>(
  articles: readonly Article[],
): ArticleSearch<Article> {
  const index = new MiniSearch<Searchable>({
    fields: [...fields],
    extractField: read,
    searchOptions: { boost, prefix: (term) => term.length > 1, fuzzy: false },
  });
  index.addAll(articles);
  /** Every word of the articles, by the most telling place where one stands. */
  const vocabulary = new Map<string, number>();
  for (const article of articles)
    for (const field of fields)
      for (const word of plainWords(textOf(article, field)).split(" "))
        vocabulary.set(word, Math.max(vocabulary.get(word) ?? 0, boost[field]));
  const words = [...vocabulary.keys()];
  const byId = new Map<unknown, Article>(articles.map((article) => [article.id, article]));
  const articlesOf = (query: Query, options?: { fields: Field[] }) =>
    index.search(query, options).flatMap(({ id }) => byId.get(id) ?? []);
  const isKnown = (typed: string) => words.some((word) => word.startsWith(typed));
  return {
    search: (question) => {
      const asked = askedWords(question).map((typed) => ({
        combineWith: "OR" as const,
        queries: isKnown(typed) ? [typed] : meantBy(typed, vocabulary),
      }));
      const known = asked.filter(({ queries }) => queries.length > 0);
      if (known.length === 0) return [];
      const withAll = known.length < asked.length ? [] : articlesOf({ combineWith: "AND", queries: known });
      return withAll.length > 0 ? withAll : articlesOf({ combineWith: "OR", queries: known });
    },
    exactly: (question) => {
      const asked = askedWords(question);
      if (asked.length === 0) return [];
      return articlesOf(
        { combineWith: "AND", queries: asked, prefix: (term) => term.length > 4 },
        { fields: ["title", "keywords", "headings"] },
      );
    },
  };
}
