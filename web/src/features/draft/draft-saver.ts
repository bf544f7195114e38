import type { Content } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import { contentDifferences, mergeContent } from "@janur/domain/content/merge/merge-content";
import type { Side } from "@janur/domain/content/merge/merge-values";
import { isSameValue } from "@janur/domain/text/same-value";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { withArrival } from "./arrivals.ts";
import type { NotChosen, SaverSnapshot, ServerDraft } from "./save-state.ts";
import type { UnsavedContent } from "./unsaved-draft.ts";

interface SaverOptions {
  initial: ServerDraft;
  /** Sends a draft; answers the new revision. */
  save: (content: Content, basedOn: number) => Promise<{ draftRevision: number }>;
  /** Reads the draft that the server has now. */
  load: () => Promise<ServerDraft>;
  /** The content as it may be sent, or null while something in it does not fit. */
  parse: (content: Content) => Content | null;
  /** Keeps what is typed on this device until it is confirmed; null forgets it. */
  keep: (unsaved: UnsavedContent | null) => void;
  /** Keeps versions that leave the draft readable on this device. */
  setAside: (versions: readonly NotChosen[]) => void;
  /** Whose typing this is. */
  uid: string;
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
  /** Says that the server has this revision: a newer one is read and merged. */
  hear: (revision: number) => void;
  /** Settles conflicts by their keys and saves. */
  settle: (choices: Readonly<Record<string, Side>>) => void;
  /** Continues with what an earlier editor on this device could not save. */
  resume: (unsaved: UnsavedContent) => Promise<void>;
  /**
   * Saves, then lets an operation write the draft on the server and goes on from what it wrote.
   * @returns whether everything was saved before; otherwise nothing was written
   * @throws whatever the operation throws
   */
  replace: (write: (basedOn: number) => Promise<ServerDraft>) => Promise<boolean>;
  purgeArrivals: () => void;
  /** Lets lost connections be tried again; what it returns ends that and sends what is pending once more. */
  open: () => () => void;
}

/** How often a save that was overtaken is merged and sent again at once. */
const attempts = 5;

/**
 * Saves a draft by itself: one request at a time, each based on the revision
 * the one before it answered. What is typed is on this device from the first
 * keystroke until the server has confirmed it. What others save meanwhile is
 * merged in; only a text that both changed stops until somebody chooses.
 */
export function createDraftSaver(options: SaverOptions): DraftSaver {
  const { save, load, parse, keep, setAside, uid, delayMs = 900, retryMs = 5_000 } = options;
  let current: SaverSnapshot = {
    content: options.initial.content,
    server: options.initial,
    state: { kind: "saved", at: null },
    arrivals: [],
  };
  let confirmed: Content = options.initial.content;
  /** Sent, and perhaps saved although no answer came. */
  let unanswered: Content[] = [];
  let heard = options.initial.revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isOpen = false;
  /** Whether something of this editor is kept on the device. */
  let hasKept = false;
  const listeners = new Set<() => void>();

  const set = (change: Partial<SaverSnapshot>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };
  const isPending = () => current.content !== confirmed;
  const knownRevision = () =>
    current.state.kind === "conflict" ? current.state.theirs.revision : current.server.revision;
  const keepPending = () => {
    const { content, server } = current;
    // What an earlier editor kept stays until the person has decided about it.
    if (!isPending() && !hasKept) return;
    hasKept = isPending();
    keep(hasKept ? { content, base: server.content, basedOn: server.revision } : null);
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };
  const alone = (work: () => Promise<void>): Promise<void> => {
    const run = work().finally(() => {
      running = null;
      if (heard > knownRevision()) void catchUp();
    });
    running = run;
    return run;
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (running !== null) {
      await running;
      if (isPending() && current.state.kind === "saving") await send();
      return;
    }
    if (!isPending() || current.state.kind === "conflict") return;
    await alone(async () => {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        if ((await sendOnce()) === "done") return;
      }
      schedule(retryMs);
    });
  }

  async function sendOnce(): Promise<"done" | "again"> {
    const typed = current.content;
    const content = parse(typed);
    if (content === null) {
      set({ state: { kind: "invalid" } });
      return "done";
    }
    set({ state: { kind: "saving" } });
    try {
      unanswered.push(content);
      const { draftRevision } = await save(content, current.server.revision);
      confirm(typed, { content, revision: draftRevision, updatedBy: uid });
      return "done";
    } catch (error) {
      if (!(error instanceof AppError && error.code === "draft/conflict")) {
        fail(error);
        return "done";
      }
    }
    try {
      receive(await load());
    } catch (error) {
      fail(error);
    }
    return current.state.kind === "saving" && isPending() ? "again" : "done";
  }

  function confirm(typed: Content, server: ServerDraft): void {
    unanswered = [];
    confirmed = typed;
    set({ server, state: isPending() ? { kind: "saving" } : { kind: "saved", at: new Date() } });
    keepPending();
    if (isPending()) schedule(delayMs);
  }

  function fail(error: unknown): void {
    if (!(error instanceof NetworkError)) {
      set({ state: { kind: "failed", error } });
      return;
    }
    set({ state: { kind: "offline" } });
    if (isOpen) schedule(retryMs);
  }

  async function catchUp(): Promise<void> {
    if (running !== null || heard <= knownRevision()) return;
    await alone(async () => {
      const wanted = heard;
      try {
        receive(await load());
      } catch {
        if (isOpen)
          setTimeout(() => {
            hear(wanted);
          }, retryMs);
      }
      heard = Math.min(heard, knownRevision());
    });
    if (isPending() && current.state.kind === "saving") schedule(delayMs);
  }

  function hear(revision: number): void {
    heard = Math.max(heard, revision);
    void catchUp();
  }

  /** Builds on what the server has now, or stops where both sides wrote something else. */
  function receive(theirs: ServerDraft): void {
    if (theirs.revision <= knownRevision()) return;
    // Saved by this editor, although the answer was lost on its way.
    const isOwn = theirs.updatedBy === uid && unanswered.some((sent) => isSameValue(sent, theirs.content));
    merge(theirs, isOwn ? theirs.content : current.server.content);
  }

  function merge(theirs: ServerDraft, base: Content): void {
    const mine = current.content;
    const { content, conflicts, leftOut } = mergeContent({ base, mine, theirs: theirs.content });
    if (conflicts.length > 0) {
      set({
        server: { ...current.server, content: base },
        state: { kind: "conflict", theirs, conflicts },
      });
      return;
    }
    build(theirs, content);
    leaveOut(leftOut, theirs.updatedBy);
  }

  function build(theirs: ServerDraft, content: Content): void {
    const before = current.content;
    const isSaved = isSameValue(content, theirs.content);
    unanswered = [];
    if (isSaved) confirmed = content;
    const differences = contentDifferences(before, content);
    const state = current.state;
    set({
      content,
      server: theirs,
      state: !isSaved ? { kind: "saving" } : state.kind === "saved" ? state : { kind: "saved", at: null },
      arrivals: withArrival(current.arrivals, {
        by: theirs.updatedBy,
        differences,
        isReordered: differences.length === 0 && !isSameValue(before, content),
      }),
    });
    keepPending();
  }

  /** What this person had written by other means is no arrival from elsewhere. */
  function takeOver(server: ServerDraft): void {
    if (isPending()) {
      receive(server);
      return;
    }
    confirmed = server.content;
    set({ content: server.content, server, state: { kind: "saved", at: new Date() } });
  }

  function leaveOut(sections: ReturnType<typeof mergeContent>["leftOut"], by: string): void {
    setAside(
      sections.map((section) => ({
        difference: { part: "section", key: `section ${section.id}`, mine: section, theirs: null },
        chosen: "theirs",
        by,
      })),
    );
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (changed) => {
      const { state } = current;
      // Taken back to what was confirmed, it goes out again: what lay in between may be on its way.
      const content = changed === confirmed ? { ...changed } : changed;
      if (state.kind === "conflict") {
        set({ content });
        keepPending();
        merge(state.theirs, current.server.content);
      } else {
        set({ content, state: { kind: "saving" } });
        keepPending();
      }
      if (current.state.kind === "saving") schedule(delayMs);
    },
    flush: async () => {
      await send();
      return isPending() || current.state.kind === "conflict" ? null : current.server.revision;
    },
    hear,
    settle: (choices) => {
      const { state, server, content: mine } = current;
      if (state.kind !== "conflict") return;
      const { theirs } = state;
      const merged = mergeContent({ base: server.content, mine, theirs: theirs.content }, choices);
      if (merged.conflicts.length > 0) return;
      setAside(
        state.conflicts.flatMap((difference) => {
          const chosen = choices[difference.key];
          return chosen === undefined ? [] : { difference, chosen, by: theirs.updatedBy };
        }),
      );
      leaveOut(merged.leftOut, theirs.updatedBy);
      build(theirs, merged.content);
      if (isPending()) void send();
    },
    resume: async ({ content, base, basedOn }) => {
      await send();
      hasKept = true;
      const { server, content: newer } = current;
      if (isPending()) {
        // What was typed here meanwhile and cannot be sent either is the newer word.
        const { conflicts } = mergeContent({ base, mine: content, theirs: newer });
        const choices = Object.fromEntries(conflicts.map(({ key }) => [key, "theirs" as const]));
        setAside(conflicts.map((difference) => ({ difference, chosen: "theirs", by: uid })));
        set({ content: mergeContent({ base, mine: content, theirs: newer }, choices).content });
        keepPending();
        return;
      }
      set({ content, server: { ...server, content: base, revision: Math.min(basedOn, server.revision) } });
      merge(server, base);
      keepPending();
      if (current.state.kind === "saving") schedule(0);
    },
    replace: async (write) => {
      await send();
      while (running !== null) await running;
      if (isPending() || current.state.kind === "conflict") return false;
      const written = write(current.server.revision);
      await alone(() =>
        written.then(takeOver, () => {
          // Thrown below, once saving goes on.
        }),
      );
      await written;
      return true;
    },
    purgeArrivals: () => {
      set({ arrivals: [] });
    },
    open: () => {
      isOpen = true;
      const retry = () => {
        if (current.state.kind === "offline") void send();
      };
      // Sent while there still is somebody to send it; what does not arrive any more is kept on the device.
      const leave = () => void send();
      window.addEventListener("online", retry);
      for (const leaving of ["visibilitychange", "pagehide"]) window.addEventListener(leaving, leave);
      return () => {
        isOpen = false;
        window.removeEventListener("online", retry);
        for (const leaving of ["visibilitychange", "pagehide"]) window.removeEventListener(leaving, leave);
        void send();
        clearTimeout(timer);
      };
    },
  };
}
