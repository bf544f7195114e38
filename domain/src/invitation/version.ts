import * as z from "zod";
import { contentSchema } from "../content/content.ts";
import { uidSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { textSchema } from "../text/text.ts";

/** Why a version is kept: guests got it, it waits for its time, or editing went on for a while. */
export const versionKinds = ["published", "scheduled", "automatic"] as const;

/** What a host calls a version; empty takes the name away. */
export const versionNameSchema = textSchema(limits.version.name);

/** `invitations/{id}/versions/{revision}`: a draft as it was at some time. */
export const versionSchema = z.strictObject({
  revision: z.int().min(1),
  content: contentSchema,
  /** When it was published, scheduled, or written last. */
  createdAt: z.date(),
  createdBy: uidSchema,
  kind: z.enum(versionKinds).default("published"),
  /** A version with a name is kept until the name is taken away. */
  name: z.string().max(limits.version.name).nullable().default(null),
});
export type Version = z.infer<typeof versionSchema>;

/** What lists show of a version. */
export const versionRowSchema = versionSchema.omit({ content: true });
export type VersionRow = z.infer<typeof versionRowSchema>;

/** Whether saving keeps the draft that it replaces. @param versionedAt when that was done last */
export function isVersionDue(versionedAt: Date | null, now: Date): boolean {
  return versionedAt === null || now.getTime() - versionedAt.getTime() >= limits.version.everyMs;
}

/**
 * The revisions that nobody needs any more: the oldest of those that were kept
 * by themselves, and of those that guests once had.
 * @param held revisions that guests see or that wait for their time
 */
export function versionsToPurge(
  rows: readonly Pick<VersionRow, "revision" | "kind" | "name">[],
  held: readonly (number | null)[],
): number[] {
  const spare = rows
    .filter(({ name, revision }) => name === null && !held.includes(revision))
    .toSorted((one, other) => other.revision - one.revision);
  const automatic = spare.filter(({ kind }) => kind === "automatic").slice(limits.version.automatic);
  const shown = spare.filter(({ kind }) => kind !== "automatic").slice(limits.version.shown);
  return [...automatic, ...shown].map(({ revision }) => revision);
}
