import type { HelpArticleId } from "../../locales/help-article.ts";

/** Addresses of the help centre, for links that features draw. */
export const helpPaths = {
  center: "/help-center",
  /** The account's own conversation with support. */
  support: "/chats?chat=support",
  article: (id: HelpArticleId) => `/help-center/${id}`,
} as const;
