import { useTranslation } from "react-i18next";
import type { HelpArticle } from "../../locales/help-article.ts";
import { articleSearch, type ArticleSearch } from "./search-articles.ts";

export interface SearchableArticles extends ArticleSearch<HelpArticle> {
  articles: readonly HelpArticle[];
}

const byLanguage = new Map<string, SearchableArticles>();

/** @param read is asked once per language: i18next copies every article whenever it hands them out */
export function articlesIn(language: string, read: () => readonly HelpArticle[]): SearchableArticles {
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const articles = read();
  const made = { articles, ...articleSearch(articles) };
  byLanguage.set(language, made);
  return made;
}

/** The articles in the application's language with their search, which is built once and not at every letter. */
export function useArticleSearch(): SearchableArticles {
  const { t, i18n } = useTranslation("help");
  return articlesIn(i18n.language, () => t("articles", { returnObjects: true }));
}
