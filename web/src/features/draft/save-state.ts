import type { Content } from "@janur/domain/content/content";
import type { Draft } from "@janur/domain/content/draft";
import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import type { Side } from "@janur/domain/content/merge/merge-values";
import type { Arrival } from "./arrivals.ts";

/** The draft as it lies on the server. */
export type ServerDraft = Pick<Draft, "content" | "revision" | "updatedBy">;

/** What the line beside the title says. */
export type SaveState =
  /** `at` is null until this editor saved something itself. */
  | { kind: "saved"; at: Date | null }
  /** Typed and not yet confirmed. */
  | { kind: "saving" }
  | { kind: "offline" }
  /** Something typed does not fit the schema; it is kept here and not sent. */
  | { kind: "invalid" }
  | { kind: "failed"; error: unknown }
  /** Somebody else changed the same texts; `conflicts` are to be settled by the person. */
  | { kind: "conflict"; theirs: ServerDraft; conflicts: ContentDifference[] };

export interface SaverSnapshot {
  content: Content;
  /** What `content` is built upon. */
  server: ServerDraft;
  state: SaveState;
  /** What came from elsewhere while this editor was open. */
  arrivals: readonly Arrival[];
}

/** A version that was not chosen. */
export interface NotChosen {
  difference: ContentDifference;
  chosen: Side;
  /** Who wrote the other version. */
  by: string;
}
