/**
 * Google's list prices in USD. Of 26 November 2026, as remembered by who wrote them down, because no price list can be
 * reached from where this was made: compare with https://cloud.google.com/firestore/pricing and its neighbours before a
 * decision hangs on it, and change date and numbers together.
 */
export const prices = {
  date: "2026-11-26",
  isVerified: false,
  region: "asia-southeast2",
  /** For 100,000 documents. */
  reads: 0.06,
  writes: 0.18,
  deletes: 0.02,
  /** For a million. */
  invocations: 0.4,
  /** For a second of one processor, and of one GiB; of tier 2. */
  cpuSecond: 0.0000336,
  memorySecond: 0.0000035,
  /** For a million tasks. */
  tasks: 0.4,
  /** For a GB that leaves Hosting, and one that a CDN before a bucket serves. */
  hostingGb: 0.15,
  cdnGb: 0.08,
  /** For a GB and month. */
  storageGb: 0.023,
  /** For a GiB of log. */
  logsGb: 0.5,
  /** Each month, whatever happens: jobs of the scheduler, the registry of images. */
  fixed: 2,
} as const;
export type Prices = {
  [Name in keyof typeof prices]: (typeof prices)[Name] extends number ? number : unknown;
};
