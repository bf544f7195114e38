import type { Processor } from "./virtual-time.ts";

/*
 * Stands for the database in the simulation: for each sweep a list of what is due when, in order. It answers the few
 * questions that a sweep asks of its query; a page takes time as it does of the real one.
 */

export interface DueItem {
  at: number;
  /** What kind of piece: it says how long it takes, and what follows from it. */
  kind: string;
}

interface Held extends DueItem {
  isGone: boolean;
}

/** What sweeps take of a document. */
export interface DueDocument {
  id: string;
  ref: { path: string };
  item: Held;
  get: (field: string) => Date;
}

/** A call to the database, and what a processor does for each document of a page. */
const pageMs = 15;
const documentCpuMs = 0.15;

export class DueList {
  #sorted: Held[] = [];
  #added: Held[] = [];
  /** Everything before is gone. */
  #first = 0;
  readonly #name: string;
  /** So many real ones stand behind each item. */
  readonly #weight: number;

  constructor(name: string, weight: number) {
    this.#name = name;
    this.#weight = weight;
  }

  add(item: DueItem): void {
    this.#added.push({ ...item, isGone: false });
  }

  take(document: DueDocument): void {
    document.item.isGone = true;
  }

  /** How many are due at a time, and since when the oldest is. */
  dueAt(now: number): { count: number; oldest: number | null } {
    this.#sort();
    let [count, oldest]: [number, number | null] = [0, null];
    for (let index = this.#first; index < this.#sorted.length; index += 1) {
      const item = this.#sorted[index];
      if (item === undefined || item.at > now) break;
      if (item.isGone) continue;
      count += 1;
      oldest ??= item.at;
    }
    return { count: count * this.#weight, oldest };
  }

  /** The query of a sweep that runs now. */
  query(now: number, processor: Processor): DueQuery {
    this.#sort();
    return new DueQuery(this, { now, processor, weight: this.#weight, name: this.#name });
  }

  *from(index: number, now: number): Generator<[number, Held]> {
    for (let at = Math.max(index, this.#first); at < this.#sorted.length; at += 1) {
      const item = this.#sorted[at];
      if (item === undefined || item.at > now) return;
      if (!item.isGone) yield [at, item];
    }
  }

  indexOf({ id }: DueDocument): number {
    return Number(id);
  }

  #sort(): void {
    while (this.#sorted[this.#first]?.isGone === true) this.#first += 1;
    if (this.#added.length === 0) return;
    const left = this.#sorted.slice(this.#first).filter(({ isGone }) => !isGone);
    this.#sorted = [...left, ...this.#added].sort((one, other) => one.at - other.at);
    this.#added = [];
    this.#first = 0;
  }
}

interface Asked {
  now: number;
  processor: Processor;
  weight: number;
  name: string;
  after?: number;
  most?: number;
}

export class DueQuery {
  readonly #list: DueList;
  readonly #asked: Asked;

  constructor(list: DueList, asked: Asked) {
    this.#list = list;
    this.#asked = asked;
  }

  limit(most: number): DueQuery {
    return new DueQuery(this.#list, { ...this.#asked, most });
  }

  startAfter(document: DueDocument): DueQuery {
    return new DueQuery(this.#list, { ...this.#asked, after: this.#list.indexOf(document) });
  }

  count(): { get: () => Promise<{ data: () => { count: number } }> } {
    return {
      get: () => Promise.resolve({ data: () => ({ count: this.#list.dueAt(this.#asked.now).count }) }),
    };
  }

  async get(): Promise<{ docs: DueDocument[]; size: number; empty: boolean }> {
    const { now, processor, weight, name, after = -1, most = Infinity } = this.#asked;
    const docs: DueDocument[] = [];
    for (const [index, item] of this.#list.from(after + 1, now)) {
      docs.push({
        id: String(index),
        ref: { path: `${name}/${String(index)}` },
        item,
        get: () => new Date(item.at),
      });
      if (docs.length === most) break;
    }
    // A page of items that stand for many is as many pages.
    const { length: size } = docs;
    await processor.work(pageMs * weight, size * documentCpuMs * weight);
    return { docs, size, empty: size === 0 };
  }
}
