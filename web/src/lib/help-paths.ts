import type { HelpArticleId } from "../locales/help-article.ts";

/** Addresses of the help centre, for links that features draw. */
export const helpPaths = {
  center: "/help-center",
  article: (id: HelpArticleId) => `/help-center/${id}`,
} as const;
