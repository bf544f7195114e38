import type { Night } from "./nights.ts";

/** What one size came to. */
export interface ScaleRow {
  perMonth: number;
  weight: number;
  nights: readonly Night[];
  /** In milliseconds after it was due, by sweep and kind. */
  late: Readonly<Record<string, number[]>>;
  digested: readonly number[];
  people: number;
  published: readonly number[];
  pages: number;
  near: number;
  tasks: { minutes: number; slices: number };
}
