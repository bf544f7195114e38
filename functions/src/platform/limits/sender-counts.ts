/** Senders that are remembered; the one whose window is oldest leaves first. */
const capacity = 10_000;

/** What senders do, counted in the memory of this instance alone. */
export class SenderCounts {
  readonly #limit: { count: number; windowMs: number };
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  constructor(limit: { count: number; windowMs: number }) {
    this.#limit = limit;
  }

  /** Whether this sender has done it as often as the limit allows. */
  isFull(sender: string, now: Date): boolean {
    return (this.#current(sender, now)?.count ?? 0) >= this.#limit.count;
  }

  add(sender: string, now: Date): void {
    const current = this.#current(sender, now);
    if (current !== undefined) {
      current.count += 1;
      return;
    }
    this.#windows.delete(sender);
    this.#windows.set(sender, { startedAt: now.getTime(), count: 1 });
    if (this.#windows.size <= capacity) return;
    const oldest = this.#windows.keys().next().value;
    if (oldest !== undefined) this.#windows.delete(oldest);
  }

  #current(sender: string, now: Date) {
    const window = this.#windows.get(sender);
    return window !== undefined && now.getTime() - window.startedAt < this.#limit.windowMs
      ? window
      : undefined;
  }
}
