/*
 * What one wedding asks of the database. Counts are measured by the tests that `proof` names, which hold the very words of
 * `says`; `cost.test.ts` looks whether they still do. How often things happen is assumed: 500 guests, 1,500 views of the
 * page of which Hosting's cache answers 40 %, a team of four.
 */

export interface Item {
  what: string;
  times: number;
  reads: number;
  writes: number;
  deletes?: number;
  /** Calls of a function, and for how long each has a processor. */
  calls: number;
  cpuMs: number;
  tasks?: number;
  /** Where the counts are measured; absent where they are counted in the code. */
  proof?: { file: string; says: string };
}

const measured = "functions/src/operations/reads-and-writes.emulator.test.ts";

export const wedding: readonly Item[] = [
  {
    what: "views of the page past the cache, half of them by an instance that has just read it",
    ...{ times: 900, reads: 0.5, writes: 0, calls: 1, cpuMs: 15 },
    proof: { file: measured, says: "toEqual({ reads: 1, writes: 0, others: [] })" },
  },
  {
    what: "first openings of a personal link",
    ...{ times: 450, reads: 2, writes: 1, calls: 1, cpuMs: 40 },
    proof: { file: measured, says: "open(token, true))).toEqual({ reads: 2, writes: 1, others: [] })" },
  },
  {
    what: "later openings",
    ...{ times: 750, reads: 2, writes: 0, calls: 1, cpuMs: 40 },
    proof: { file: measured, says: "open(token, true))).toEqual({ reads: 2, writes: 0, others: [] })" },
  },
  {
    what: "answers",
    ...{ times: 450, reads: 2, writes: 1, calls: 1, cpuMs: 60 },
    proof: { file: measured, says: "submit(token))).toEqual({ reads: 2, writes: 1, others: [] })" },
  },
  { what: "wishes", ...{ times: 200, reads: 3, writes: 2, calls: 1, cpuMs: 60 } },
  {
    what: "minutes with openings, whose day is counted",
    ...{ times: 700, reads: 5, writes: 0.3, calls: 1, cpuMs: 50, tasks: 1 },
    proof: { file: measured, says: 'cost(mine, "openings")).documents).toBeLessThanOrEqual(4)' },
  },
  {
    what: "minutes with answers, whose day is counted and whose news are told",
    ...{ times: 300, reads: 9, writes: 2, calls: 1, cpuMs: 80, tasks: 1 },
    proof: { file: measured, says: 'cost(mine, "answers")).counts).toBe(3 + days)' },
  },
  {
    what: "minutes with wishes, gifts, pictures",
    ...{ times: 200, reads: 3, writes: 2, calls: 1, cpuMs: 50, tasks: 1 },
  },
  {
    what: "answers that the night looks at, whether their news were gathered",
    ...{ times: 450, reads: 1.1, writes: 0, calls: 0, cpuMs: 1 },
  },
  {
    what: "sessions of the team, each with what it listens to",
    ...{ times: 180, reads: 150, writes: 6, calls: 12, cpuMs: 60 },
  },
  {
    what: "guests written down, with what is packed of them",
    ...{ times: 500, reads: 3, writes: 3, calls: 0.1, cpuMs: 60 },
  },
  {
    what: "days on which its statistics are looked at",
    ...{ times: 60, reads: 60, writes: 1, calls: 1, cpuMs: 120 },
  },
  {
    what: "mornings on which its tasks are looked at",
    ...{ times: 620, reads: 2, writes: 0.05, calls: 0, cpuMs: 2 },
  },
  {
    what: "pieces of news and their digests",
    ...{ times: 600, reads: 2, writes: 3, deletes: 1, calls: 0.3, cpuMs: 60, tasks: 0.3 },
  },
  {
    what: "what is forgotten: contacts, files, trash",
    ...{ times: 1, reads: 700, writes: 60, deletes: 600, calls: 0, cpuMs: 1_500 },
  },
];

/** Bytes that leave: the page, its pictures and its music, as `docs/performance.md` measures the first view. */
export const traffic = {
  pageGb: (1_500 * 199) / 1_000_000,
  /** Of that what lies under /media, and could come from a bucket behind a CDN. */
  mediaShare: 0.6,
  musicGb: (1_500 * 0.3 * 0.7) / 1_000,
  apiGb: 0.015,
} as const;
export const storageGb = 0.07;
/** Lines of the log, of the weight of one. */
export const logGb = 0.012;
