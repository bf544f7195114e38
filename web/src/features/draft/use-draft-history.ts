import type { Content } from "@janur/domain/content/content";
import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createDraftHistory, type HistorySnapshot, type Returned } from "./draft-history.ts";
import type { DraftSaver } from "./draft-saver.ts";

interface OpenHistory extends HistorySnapshot {
  /** Changes the newest content and remembers how it was. @param stroke what goes on under one name is one step */
  edit: (change: (content: Content) => Content, stroke?: string) => void;
  /** Puts a content in the place of the draft as the saver does, and remembers how it was. */
  replace: DraftSaver["replace"];
  undo: () => Returned | null;
  redo: () => Returned | null;
}

/** The way back and forth in one open editor; it ends with the visit. */
export function useDraftHistory(saver: DraftSaver): OpenHistory {
  const [history] = useState(() => createDraftHistory());
  const go = (to: (content: Content) => Returned | null) => {
    const returned = to(saver.snapshot().content);
    if (returned !== null) {
      keepCaret(() => {
        saver.change(returned.content);
      });
    }
    return returned;
  };
  return {
    ...useSyncExternalStore(history.subscribe, history.snapshot),
    edit: (change, stroke) => {
      const before = saver.snapshot().content;
      const after = change(before);
      if (after === before) return;
      history.record(before, after, stroke);
      saver.change(after);
    },
    replace: async (write) => {
      const steps: { before: Content; after: Content }[] = [];
      const isReplaced = await saver.replace(async (basedOn) => {
        const before = saver.snapshot().content;
        const written = await write(basedOn);
        steps.push({ before, after: written.content });
        return written;
      });
      for (const { before, after } of steps) history.record(before, after, null);
      return isReplaced;
    },
    undo: () => go(history.undo),
    redo: () => go(history.redo),
  };
}

/** A field whose text is exchanged under the caret would throw it to the end. */
function keepCaret(change: () => void): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    change();
    return;
  }
  const before = field.value;
  flushSync(change);
  const after = field.value;
  if (after === before || field.selectionEnd === null) return;
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  field.setSelectionRange(after.length - same, after.length - same);
}
