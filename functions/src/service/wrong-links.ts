import { limits } from "@janur/domain/limits";

/** Senders that are remembered; the one whose window is oldest leaves first. */
const capacity = 10_000;

/**
 * Wrong links by sender, in the memory of this instance: to count them in the
 * database would make forging cost what it must not.
 */
export class WrongLinks {
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  /** Whether this sender has tried as many as `limits.guest.wrongLinks` allows. */
  isFull(sender: string, now: Date): boolean {
    return (this.#current(sender, now)?.count ?? 0) >= limits.guest.wrongLinks.count;
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
    return window !== undefined && now.getTime() - window.startedAt < limits.guest.wrongLinks.windowMs
      ? window
      : undefined;
  }
}
