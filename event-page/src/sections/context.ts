import type { Content } from "@janur/domain/content";
import type { Guest } from "@janur/domain/guest";
import type { Language } from "@janur/domain/language";
import type { ReactNode } from "react";
import type { Messages } from "../message-texts.ts";
import type { PageData, PageMode } from "../page-data.ts";
import type { Theme } from "../themes/theme.ts";

/** What every section gets beside itself. */
export interface SectionContext {
  data: PageData;
  content: Content;
  /** Of the content, as its host has adjusted it. */
  theme: Theme;
  language: Language;
  t: Messages;
  mode: PageMode;
  /** The server's clock; null where no deadline is to be looked at. */
  now: Date | null;
  /** What stands at the end of each section in the editor's preview; guests' pages have none. */
  sectionTool?: ((sectionId: string) => ReactNode) | undefined;
}

/** What a known guest brings along; a group's link brings a guest of kind `group`. */
export type KnownGuest = Pick<
  Guest,
  "honorific" | "name" | "suffix" | "seats" | "answer" | "kind" | "members" | "ceremonies" | "tags" | "seat"
>;

/** Ids of sections are the host's; the prefix keeps them apart from the page's own. */
export function anchorOf(sectionId: string): string {
  return `s-${sectionId}`;
}
