import type { Content } from "@janur/domain/content";
import { AppError } from "@janur/domain/errors";
import { NetworkError } from "../../lib/call-errors.ts";

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
  /** Somebody else saved `revision` meanwhile. */
  | { kind: "conflict"; revision: number };

export interface SaverSnapshot {
  content: Content;
  /** The revision on the server that `content` is built upon. */
  revision: number;
  state: SaveState;
}

interface SaverOptions {
  initial: { content: Content; revision: number };
  /** Sends a draft; answers the new revision. */
  save: (content: Content, basedOn: number) => Promise<{ draftRevision: number }>;
  /** The content as it may be sent, or null while something in it does not fit. */
  parse: (content: Content) => Content | null;
  /** Keeps what is typed on this device until it is confirmed; null forgets it. */
  keep: (unsaved: { content: Content; basedOn: number } | null) => void;
  /** Pause after the last keystroke before saving, in ms. */
  delayMs?: number;
  /** Pause before a lost connection is tried again, in ms. */
  retryMs?: number;
}

export interface DraftSaver {
  snapshot: () => SaverSnapshot;
  subscribe: (listener: () => void) => () => void;
  change: (content: Content) => void;
  /** Saves what is pending now. @returns the confirmed revision, or null when something is in the way */
  flush: () => Promise<number | null>;
  /** Settles a conflict: builds on `revision` and saves the own content over it. */
  overwrite: (revision: number) => void;
  /** Settles a conflict, or an offer refused: continues from what the server has. */
  replace: (draft: { content: Content; revision: number }) => void;
  /** Lets lost connections be tried again; what it returns ends that and sends what is pending once more. */
  open: () => () => void;
}

/**
 * Saves a draft by itself: one request at a time, each based on the revision
 * the one before it answered. What is typed is on this device from the first
 * keystroke until the server has confirmed it.
 */
export function createDraftSaver(options: SaverOptions): DraftSaver {
  const { save, parse, keep, delayMs = 900, retryMs = 5_000 } = options;
  let current: SaverSnapshot = { ...options.initial, state: { kind: "saved", at: null } };
  let confirmed: Content = options.initial.content;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isOpen = false;
  const listeners = new Set<() => void>();

  const set = (change: Partial<SaverSnapshot>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };
  const isPending = () => current.content !== confirmed;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (running !== null) {
      await running;
      if (isPending() && current.state.kind === "saving") await send();
      return;
    }
    if (!isPending() || current.state.kind === "conflict") return;
    const content = parse(current.content);
    if (content === null) {
      set({ state: { kind: "invalid" } });
      return;
    }
    running = attempt(content, current.content).finally(() => {
      running = null;
    });
    await running;
  }

  async function attempt(content: Content, typed: Content): Promise<void> {
    set({ state: { kind: "saving" } });
    try {
      const { draftRevision } = await save(content, current.revision);
      confirmed = typed;
      const isDone = !isPending();
      keep(isDone ? null : { content: current.content, basedOn: draftRevision });
      set({
        revision: draftRevision,
        state: isDone ? { kind: "saved", at: new Date() } : { kind: "saving" },
      });
      if (!isDone) schedule(delayMs);
    } catch (error) {
      if (error instanceof AppError && error.code === "draft/conflict") {
        const revision = Number(error.params["revision"]);
        set({
          state: { kind: "conflict", revision: Number.isInteger(revision) ? revision : current.revision },
        });
      } else if (error instanceof NetworkError) {
        set({ state: { kind: "offline" } });
        if (isOpen) schedule(retryMs);
      } else set({ state: { kind: "failed", error } });
    }
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (content) => {
      const isConflict = current.state.kind === "conflict";
      keep({ content, basedOn: current.revision });
      set({ content, ...(isConflict ? {} : { state: { kind: "saving" } }) });
      if (!isConflict) schedule(delayMs);
    },
    flush: async () => {
      await send();
      return isPending() || current.state.kind === "conflict" ? null : current.revision;
    },
    overwrite: (revision) => {
      set({ revision, state: { kind: "saving" } });
      void send();
    },
    replace: ({ content, revision }) => {
      clearTimeout(timer);
      confirmed = content;
      keep(null);
      set({ content, revision, state: { kind: "saved", at: null } });
    },
    open: () => {
      isOpen = true;
      const retry = () => {
        if (current.state.kind === "offline") void send();
      };
      window.addEventListener("online", retry);
      return () => {
        isOpen = false;
        window.removeEventListener("online", retry);
        void send();
        clearTimeout(timer);
      };
    },
  };
}
