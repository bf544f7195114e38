import type { AppError } from "@janur/domain/errors";
import { EarlyMessage, type OutgoingMessage } from "./message-data.ts";

/** Where messages wait that the server does not have yet, one entry each, so that tabs do not overwrite each other. */
export interface OutboxStore {
  read: () => OutgoingMessage[];
  put: (message: OutgoingMessage) => void;
  remove: (id: string) => void;
}

/** What is not taken, for a reason that can be told. */
export class RefusedMessage extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.name = "RefusedMessage";
    this.reason = reason;
  }
}

/** A code of the operation; or this device has lost the picture. */
type RefusalReason = AppError["code"] | "picture-gone";

export interface WaitingMessage extends OutgoingMessage {
  /**
   * `sending`: a picture on its way right now, too late to be taken back.
   * `refused`: the server does not take it; the person decides what becomes of it.
   */
  state: "waiting" | "sending" | "refused";
  /** Why it was refused, or goes later than others, where that is known. */
  reason: RefusalReason | null;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Messages on their way. Each is kept until the server has it, through lost
 * connections and closed tabs; those of one chat go one after the other, in
 * the order in which they were written.
 * @param send false, or RefusedMessage, for what the server refuses; whatever else it throws is tried again
 */
export class Outbox {
  private waiting: readonly WaitingMessage[] = [];
  private readonly busy = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private isClosed = false;
  private readonly pauses = new Set<() => void>();
  private readonly store: OutboxStore;
  private readonly send: (message: OutgoingMessage) => Promise<boolean>;

  constructor(store: OutboxStore, send: (message: OutgoingMessage) => Promise<boolean>) {
    this.store = store;
    this.send = send;
    this.waiting = store.read().map(newlyWaiting);
    for (const { chatId } of this.waiting) void this.work(chatId);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** In the order in which they were written. */
  list = (): readonly WaitingMessage[] => this.waiting;

  add(message: OutgoingMessage): void {
    this.store.put(message);
    this.change([...this.waiting, newlyWaiting(message)]);
    void this.work(message.chatId);
  }

  retry(id: string): void {
    this.mark(id, "waiting");
    for (const { chatId } of this.waiting.filter((message) => message.id === id)) void this.work(chatId);
  }

  discard(id: string): void {
    this.store.remove(id);
    this.change(this.waiting.filter((message) => message.id !== id));
  }

  /** Sends nothing more; what waits is in the store. */
  close(): void {
    this.isClosed = true;
    this.hurry();
  }

  /** Tries again at once what failed a moment ago: the signal is back. */
  hurry = (): void => {
    for (const end of this.pauses) end();
  };

  private change(waiting: readonly WaitingMessage[]): void {
    this.waiting = waiting;
    for (const listener of this.listeners) listener();
  }

  private mark(id: string, state: WaitingMessage["state"], reason: WaitingMessage["reason"] = null): void {
    this.change(this.waiting.map((one) => (one.id === id ? { ...one, state, reason } : one)));
  }

  private async work(chatId: string): Promise<void> {
    if (this.busy.has(chatId)) return;
    this.busy.add(chatId);
    for (let failed = 0; !this.isClosed;) {
      const next = this.waiting.find((one) => one.chatId === chatId && one.state === "waiting");
      if (next === undefined) break;
      if (next.picture !== undefined) this.mark(next.id, "sending");
      const outcome = await this.attempt(next);
      if (outcome === "taken") this.discard(next.id);
      else if (outcome === "unknown") this.mark(next.id, "waiting");
      else if ("waitMs" in outcome) {
        this.mark(next.id, "waiting", "limit/too-many-requests");
        await this.pause(outcome.waitMs);
      } else this.mark(next.id, "refused", outcome.reason);
      failed = outcome === "unknown" ? failed + 1 : 0;
      if (failed > 0) await this.pause(Math.min(longestPauseMs, firstPauseMs * 2 ** failed));
    }
    this.busy.delete(chatId);
  }

  private async attempt({ state: _state, reason: _reason, ...message }: WaitingMessage): Promise<Outcome> {
    try {
      return (await this.send(message)) ? "taken" : { reason: null };
    } catch (error) {
      if (error instanceof EarlyMessage) return { waitMs: error.waitMs };
      return error instanceof RefusedMessage ? { reason: error.reason } : "unknown";
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.pauses.add(end);
    });
  }
}

type Outcome = "taken" | "unknown" | Pick<WaitingMessage, "reason"> | { waitMs: number };

function newlyWaiting(message: OutgoingMessage): WaitingMessage {
  return { ...message, state: "waiting", reason: null };
}
