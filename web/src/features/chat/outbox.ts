import type { OutgoingMessage } from "./message-data.ts";

/** Where messages wait that the server does not have yet, one entry each, so that tabs do not overwrite each other. */
export interface OutboxStore {
  read: () => OutgoingMessage[];
  put: (message: OutgoingMessage) => void;
  remove: (id: string) => void;
}

export interface WaitingMessage extends OutgoingMessage {
  /** `refused`: the server does not take it; the person decides what becomes of it. */
  state: "waiting" | "refused";
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Messages on their way. Each is kept until the server has it, through lost
 * connections and closed tabs; those of one chat go one after the other, in
 * the order in which they were written.
 * @param send false for what the server refuses; whatever it throws is tried again
 */
export class Outbox {
  private waiting: readonly WaitingMessage[] = [];
  private readonly busy = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private isClosed = false;
  private readonly store: OutboxStore;
  private readonly send: (message: OutgoingMessage) => Promise<boolean>;

  constructor(store: OutboxStore, send: (message: OutgoingMessage) => Promise<boolean>) {
    this.store = store;
    this.send = send;
    this.waiting = store.read().map((message) => ({ ...message, state: "waiting" }));
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
    this.change([...this.waiting, { ...message, state: "waiting" }]);
    void this.work(message.chatId);
  }

  retry(id: string): void {
    this.change(
      this.waiting.map((message) => (message.id === id ? { ...message, state: "waiting" } : message)),
    );
    for (const { chatId } of this.waiting.filter((message) => message.id === id)) void this.work(chatId);
  }

  discard(id: string): void {
    this.store.remove(id);
    this.change(this.waiting.filter((message) => message.id !== id));
  }

  /** Sends nothing more; what waits is in the store. */
  close(): void {
    this.isClosed = true;
  }

  private change(waiting: readonly WaitingMessage[]): void {
    this.waiting = waiting;
    for (const listener of this.listeners) listener();
  }

  private async work(chatId: string): Promise<void> {
    if (this.busy.has(chatId)) return;
    this.busy.add(chatId);
    for (let failed = 0; !this.isClosed;) {
      const next = this.waiting.find((one) => one.chatId === chatId && one.state === "waiting");
      if (next === undefined) break;
      const isTaken = await this.attempt(next);
      if (isTaken === true) this.discard(next.id);
      else if (isTaken === false)
        this.change(this.waiting.map((one) => (one.id === next.id ? { ...one, state: "refused" } : one)));
      failed = isTaken === null ? failed + 1 : 0;
      if (failed > 0) await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** failed));
    }
    this.busy.delete(chatId);
  }

  /** Null when it could not be found out. */
  private async attempt({ state: _state, ...message }: WaitingMessage): Promise<boolean | null> {
    try {
      return await this.send(message);
    } catch {
      return null;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
