import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** Where samples of the documents lie that releases have written: a folder per release, a file per collection. */
export const goldenFolder = join(import.meta.dirname, "releases");

const sampleSchema = z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) });
export type GoldenSample = z.infer<typeof sampleSchema>;

/** A time is stored as `{ "$time": … }`, so that JSON can hold it. */
const timeSchema = z.strictObject({ $time: z.iso.datetime() });

export function toJson(value: unknown): unknown {
  if (value instanceof Date) return { $time: value.toISOString() };
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item)]));
}

export function fromJson(value: unknown): unknown {
  const time = timeSchema.safeParse(value);
  if (time.success) return new Date(time.data.$time);
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fromJson(item)]));
}

/** `users/*\/notifications` for `users/a/notifications/b`. */
export function collectionOf(path: string): string {
  return path
    .split("/")
    .slice(0, -1)
    .map((part, index) => (index % 2 === 1 ? "*" : part))
    .join("/");
}

export const releases = (): string[] => readdirSync(goldenFolder).sort();

export function samplesOf(release: string): GoldenSample[] {
  return readdirSync(join(goldenFolder, release)).flatMap((file) =>
    z.array(sampleSchema).parse(JSON.parse(readFileSync(join(goldenFolder, release, file), "utf8"))),
  );
}
