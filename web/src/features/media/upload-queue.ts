import type { MediaRefusal } from "@janur/domain/media/stored-media";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { RefusedFile } from "./refused-file.ts";

export type UploadState =
  | { kind: "queued" }
  | { kind: "preparing" }
  | { kind: "sending"; part: number }
  /** Sent; the server looks at it. */
  | { kind: "checking" }
  /** Goes on by itself once there is signal. */
  | { kind: "offline" }
  | { kind: "failed" }
  | { kind: "refused"; reason: MediaRefusal };

/** Nothing more happens by itself. */
export const isOver = ({ kind }: UploadState) => kind === "failed" || kind === "refused";

export interface QueuedUpload {
  key: number;
  /** Where in the content the picture goes, e.g. the id of a section. */
  target: string;
  fileName: string;
  state: UploadState;
}

interface Progress {
  signal: AbortSignal;
  onProgress: (part: number) => void;
  onSent: () => void;
}

/** What is done with a file; browsers and tests do it differently. */
export interface UploadSteps<Taken> {
  prepare: (file: Blob, target: string) => Promise<Blob>;
  send: (file: Blob, target: string, progress: Progress) => Promise<Taken>;
  isOnline: () => boolean;
  /** @param later what was chosen after it and is there already: it goes before all of that */
  onTaken: (target: string, taken: Taken, later: readonly Taken[]) => void;
  /** One has failed where no form shows it. @param lost all that have, in the order of choosing */
  onLost?: (lost: readonly QueuedUpload[]) => void;
}

interface Entry {
  upload: QueuedUpload;
  file: Blob;
  canceller: AbortController;
}

/** Files under way at once: more would only slow each other down on a phone's line. */
const atOnce = 2;

/**
 * Files on their way, each with its own fate: one that fails keeps nobody up.
 * Lives as long as something is on its way, whichever form of the editor is shown.
 */
export class UploadQueue<Taken> {
  private entries: Entry[] = [];
  private readonly placed: { key: number; target: string; taken: Taken }[] = [];
  private shown: readonly QueuedUpload[] = [];
  private readonly listeners = new Set<() => void>();
  /** Forms that show what becomes of files for their place. */
  private readonly watchers = new Set<{ target: string }>();
  private readonly steps: UploadSteps<Taken>;
  private nextKey = 1;

  constructor(steps: UploadSteps<Taken>) {
    this.steps = steps;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same array until something changes. */
  readonly snapshot = (): readonly QueuedUpload[] => this.shown;

  /** Says that whoever looks sees what becomes of files for this place; what it returns ends that. */
  watch(target: string): () => void {
    const watcher = { target };
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  }

  add(target: string, files: readonly { name: string; file: Blob }[]): void {
    const added = files.map(({ name, file }): Entry => {
      const upload = { key: this.nextKey++, target, fileName: name, state: { kind: "queued" } as const };
      return { upload, file, canceller: new AbortController() };
    });
    // Whoever chooses again has read why the last choice was refused; beside the new one it would say the same of that.
    const kept = this.entries.filter(
      ({ upload }) => upload.target !== target || upload.state.kind !== "refused",
    );
    this.entries = [...kept, ...added];
    this.tell();
    this.goOn();
  }

  /** Stops a file wherever it is and forgets it. */
  remove(key: number): void {
    this.entries.find(({ upload }) => upload.key === key)?.canceller.abort();
    this.entries = this.entries.filter(({ upload }) => upload.key !== key);
    this.tell();
    this.goOn();
  }

  retry(key: number): void {
    this.change(key, { kind: "queued" });
    this.goOn();
  }

  /** Signal is back. */
  resume(): void {
    for (const { upload } of this.entries)
      if (upload.state.kind === "offline") this.change(upload.key, { kind: "queued" });
    this.goOn();
  }

  private goOn(): void {
    const isUnderWay = ({ upload }: Entry) =>
      ["preparing", "sending", "checking"].includes(upload.state.kind);
    const free = atOnce - this.entries.filter(isUnderWay).length;
    const next = this.entries
      .filter(({ upload }) => upload.state.kind === "queued")
      .slice(0, Math.max(0, free));
    for (const entry of next) void this.work(entry);
  }

  private async work({ upload, file, canceller: { signal } }: Entry): Promise<void> {
    const { key, target } = upload;
    this.change(key, { kind: "preparing" });
    try {
      const prepared = await this.steps.prepare(file, target);
      signal.throwIfAborted();
      this.change(key, { kind: "sending", part: 0 });
      const taken = await this.steps.send(prepared, target, {
        signal,
        onProgress: (part) => {
          this.change(key, { kind: "sending", part });
        },
        onSent: () => {
          this.change(key, { kind: "checking" });
        },
      });
      const later = this.placed.filter((one) => one.target === target && one.key > key);
      this.placed.push({ key, target, taken });
      this.steps.onTaken(
        target,
        taken,
        later.map((one) => one.taken),
      );
      this.remove(key);
    } catch (error) {
      if (!signal.aborted) this.end(key, target, this.stateAfter(error));
      this.goOn();
    }
  }

  private end(key: number, target: string, state: UploadState): void {
    this.change(key, state);
    const watched = [...this.watchers].map((watcher) => watcher.target);
    if (!isOver(state) || watched.includes(target)) return;
    this.steps.onLost?.(
      this.shown.filter((upload) => isOver(upload.state) && !watched.includes(upload.target)),
    );
  }

  private stateAfter(error: unknown): UploadState {
    if (error instanceof RefusedFile) return { kind: "refused", reason: error.reason };
    return error instanceof NetworkError && !this.steps.isOnline() ? { kind: "offline" } : { kind: "failed" };
  }

  private change(key: number, state: UploadState): void {
    this.entries = this.entries.map((entry) =>
      entry.upload.key === key ? { ...entry, upload: { ...entry.upload, state } } : entry,
    );
    this.tell();
  }

  private tell(): void {
    this.shown = this.entries.map(({ upload }) => upload);
    for (const listener of this.listeners) listener();
  }
}
