import MiniSearch from "minisearch";
import type { HelpArticle } from "../../locales/help-article.ts";

type Searchable = Pick<HelpArticle, "id" | "title" | "summary" | "keywords" | "parts">;

/** Every word of the parts, captions of pictures left out. */
function wordsOf({ parts }: Searchable): string {
  return parts
    .flatMap(({ title, text, steps = [], points = [], note = "" }) => [
      title,
      ...text,
      ...steps,
      ...points.flatMap(({ term, text: meaning }) => [term, meaning]),
      note,
    ])
    .join(" ");
}

/**
 * A search over articles that forgives mistyped letters and unfinished words.
 * @returns what finds the articles with all words of a question, best first; where none has all, those with some
 */
export function articleSearch<Article extends Searchable>(
  articles: readonly Article[],
): (question: string) => Article[] {
  const index = new MiniSearch<Searchable>({
    fields: ["title", "keywords", "summary", "words"],
    extractField: (article, field) => {
      switch (field) {
        case "id":
          return article.id;
        case "title":
          return article.title;
        case "keywords":
          return article.keywords;
        case "summary":
          return article.summary;
        default:
          return wordsOf(article);
      }
    },
    searchOptions: {
      boost: { title: 4, keywords: 3, summary: 2 },
      prefix: (term) => term.length > 1,
      // One letter in a word of four, two from eight on; short words mean too many other things.
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
    },
  });
  index.addAll(articles);
  const byId = new Map<unknown, Article>(articles.map((article) => [article.id, article]));
  return (question) => {
    const withAll = index.search(question, { combineWith: "AND" });
    const found = withAll.length > 0 ? withAll : index.search(question, { combineWith: "OR" });
    return found.flatMap(({ id }) => byId.get(id) ?? []);
  };
}
