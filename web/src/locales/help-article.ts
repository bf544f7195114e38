/** Groups of the help centre, in the order they are shown. */
export const helpTopics = [
  "start",
  "content",
  "publish",
  "guests",
  "answers",
  "together",
  "safety",
  "account",
  "connections",
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Last parts of the articles' addresses, `/help-center/<id>`. */
export const helpArticleIds = [
  "first-invitation",
  "what-guests-see",
  "names-and-places",
  "sections-and-theme",
  "two-languages",
  "two-editors",
  "versions",
  "proof-reading",
  "photos",
  "music",
  "gifts",
  "qris",
  "publish",
  "postpone-or-cancel",
  "page-address",
  "two-families",
  "archive-and-trash",
  "guests-and-links",
  "sending",
  "households-and-groups",
  "invited-only",
  "seats",
  "reading-answers",
  "statistics",
  "record-answer",
  "who-may-answer",
  "seats-and-waitlist",
  "wishes",
  "album",
  "door",
  "gift-book",
  "team",
  "branches",
  "tasks",
  "chats",
  "private-page",
  "guest-trust",
  "guest-data",
  "signing-in",
  "news",
  "own-settings",
  "own-data",
  "spreadsheet",
  "calendar-feed",
  "webhooks",
  "whatsapp-api",
] as const;
export type HelpArticleId = (typeof helpArticleIds)[number];

/** Screens that an article may lead to; all of them open without knowing an invitation. */
export type HelpScreen =
  | "new"
  | "list"
  | "unfinished"
  | "tasks"
  | "chats"
  | "profile"
  | "settings"
  | "account"
  | "news"
  | "apps"
  | "check";

/** An article of the help centre, the same in both languages but for its words. */
export interface HelpArticle {
  id: HelpArticleId;
  topic: HelpTopic;
  title: string;
  /** One sentence, shown in lists and found by the search. */
  summary: string;
  /** What people type who look for this and use other words. */
  keywords: string;
  parts: HelpPart[];
  /** The screen where it is done. */
  screen?: { to: HelpScreen; text: string };
  /** To read next. */
  related: HelpArticleId[];
}

export interface HelpPart {
  /** Place in the article's address. */
  id: string;
  title: string;
  text: string[];
  /** Done one after the other. */
  steps?: string[];
  points?: { term: string; text: string }[];
  /** A program, the same in both languages. */
  code?: string;
  /** A picture of the real screen, `/help/<language>/<name>.webp`, taken by `npm run pictures`. */
  picture?: { name: string; shape: "phone" | "desktop"; alt: string };
  /** Something that is easily overlooked. */
  note?: string;
}
