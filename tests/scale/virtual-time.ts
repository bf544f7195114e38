/** A time that goes on as soon as everybody waits for it. */
export class VirtualTime {
  #now: number;
  readonly #waiting: { at: number; wake: () => void }[] = [];

  constructor(start: Date) {
    this.#now = start.getTime();
  }

  readonly ticks = (): number => this.#now;
  readonly clock = (): Date => new Date(this.#now);

  /** Moves on where nobody waits. */
  jump(to: Date): void {
    this.#now = Math.max(this.#now, to.getTime());
  }

  until(at: number): Promise<void> {
    if (at <= this.#now) return Promise.resolve();
    return new Promise((wake) => {
      this.#push({ at, wake });
    });
  }

  sleep(ms: number): Promise<void> {
    return this.until(this.#now + ms);
  }

  /** Lets time pass until a piece of work is done. */
  async run<Result>(work: Promise<Result>): Promise<Result> {
    const state = { isDone: false };
    const watched = work.finally(() => {
      state.isDone = true;
    });
    watched.catch(() => undefined);
    for (;;) {
      // Whoever was woken comes to its next wait first.
      await new Promise(setImmediate);
      if (state.isDone) return watched;
      const next = this.#pop();
      if (next === undefined) continue;
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      while (this.#waiting[0] !== undefined && this.#waiting[0].at <= this.#now) this.#pop()?.wake();
    }
  }

  #push(item: { at: number; wake: () => void }): void {
    const heap = this.#waiting;
    heap.push(item);
    for (let index = heap.length - 1; index > 0;) {
      const parent = (index - 1) >> 1;
      const [own, above] = [heap[index], heap[parent]];
      if (own === undefined || above === undefined || above.at <= own.at) return;
      [heap[index], heap[parent]] = [above, own];
      index = parent;
    }
  }

  #pop(): { at: number; wake: () => void } | undefined {
    const heap = this.#waiting;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const least = (heap[right]?.at ?? Infinity) < (heap[left]?.at ?? Infinity) ? right : left;
      const [own, below] = [heap[index], heap[least]];
      if (own === undefined || below === undefined || own.at <= below.at) return first;
      [heap[index], heap[least]] = [below, own];
      index = least;
    }
  }
}

/** One processor of an instance: what several pieces need of it comes one behind the other. */
export class Processor {
  #freeAt = 0;
  readonly #time: VirtualTime;

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  /** Waits for calls to others, and for a turn of the processor. */
  async work(waitMs: number, cpuMs: number): Promise<void> {
    const now = this.#time.ticks();
    this.#freeAt = Math.max(this.#freeAt, now) + cpuMs;
    await this.#time.until(Math.max(now + waitMs, this.#freeAt));
  }
}
