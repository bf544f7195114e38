import type { Content } from "@janur/domain/content/content";
import type { SectionType } from "@janur/domain/content/section";
import type { Guest } from "@janur/domain/guest/guest";
import type { Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import type { Messages } from "../../texts/message-texts.ts";
import type { PageData, PageMode } from "../data/page-data.ts";
import type { Theme } from "../../themes/base/theme.ts";

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
  /** Whether the page is in large type from its first byte. */
  isEasy?: boolean | undefined;
  /** Whether the day has passed, so that the page gives thanks. */
  isOver?: boolean | undefined;
  /** Whether a host edits by it: what can be changed is marked. */
  isEdited?: boolean | undefined;
  /** What stands in a section that has nothing to show yet, where a host edits by the page. */
  unfilled?: ((type: SectionType) => ReactNode) | undefined;
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
