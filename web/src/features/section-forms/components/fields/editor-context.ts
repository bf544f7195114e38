import type { Content } from "@janur/domain/content/content";
import type { EventType } from "@janur/domain/content/event-type";
import type { Language } from "@janur/domain/text/language";
import type { Section } from "@janur/domain/content/section";
import type { GuestSide } from "@janur/domain/side/guest-side";
import type { ThemeId } from "@janur/domain/content/theme";
import { createContext, use } from "react";
import type { ContentProblems } from "../../../draft/content-problems.ts";
import type { NamedCoeditor } from "../../../draft/use-presence.ts";
import type { PictureQueue } from "../../../media/components/use-upload-queue.ts";

/** A field that somebody wants to fill in. */
export interface AskedField {
  path: string;
  /** Another number is another wish for the same field. */
  at: number;
}

/** What every field of the open draft needs to know. */
export interface EditorScope {
  /** The language being written now. */
  language: Language;
  theme: ThemeId;
  /** Whether both languages are written side by side. */
  isPaired: boolean;
  /** Who else has the draft open, and where. */
  coeditors: readonly NamedCoeditor[];
  problems: ContentProblems;
  eventType: EventType;
  /** The field that takes the focus, as `sections.3.persons.0.nickname`; null for none. */
  asked: AskedField | null;
  /** Whose version is written; null for the common text. */
  side: GuestSide | null;
  /** Families that have a version of their own. */
  families: readonly GuestSide[];
  /** Whether the person who writes looks after that family alone. */
  isLimited: boolean;
  /**
   * Changes the newest content of this version, whatever this render still shows.
   * @param stroke what goes on under one name without a pause, as a colour while it is drawn, is one step back
   */
  edit: (change: (content: Content) => Content, stroke?: string) => void;
  /** Changes the whole draft, with what each family has for itself. */
  editWhole: (change: (content: Content) => Content) => void;
  /** Pictures on their way into the draft. */
  uploads: PictureQueue;
}

/**
 * The draft with the last key in it, for the open form alone: what stands around it shows an earlier one for as long as
 * keys come, and is drawn after the page beside it (budget A6).
 */
export const LiveContent = createContext<Content | null>(null);

export const EditorContext = createContext<EditorScope | null>(null);

export function useEditor(): EditorScope {
  const scope = use(EditorContext);
  if (scope === null) throw new Error("useEditor outside of the editor");
  return scope;
}

/** What the form of one section gets. `path` is the section's place, e.g. `sections.3`. */
export interface SectionFormProps<S extends Section> {
  section: S;
  path: string;
  onChange: (section: S) => void;
}
