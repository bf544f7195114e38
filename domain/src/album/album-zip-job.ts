import * as z from "zod";
import { documentIdSchema, uidSchema } from "../id.ts";

/** As of an export: on its way, to be fetched, or to be asked for again. */
export const albumZipStates = ["asked", "working", "ready", "failed"] as const;

/** `jobs/album-{invitationId}`: all pictures that are shown or wait, in archives. An invitation has one at a time. */
export const albumZipJobSchema = z.strictObject({
  kind: z.literal("album"),
  invitationId: documentIdSchema,
  /** Who asked. */
  account: uidSchema,
  state: z.enum(albumZipStates),
  askedAt: z.date(),
  /** Archives that are written: how many pictures and bytes are in each, and after which picture the next begins. */
  parts: z.array(
    z.strictObject({
      pictures: z.int().min(0),
      bytes: z.int().min(0),
      last: z.strictObject({ at: z.date(), id: documentIdSchema }),
    }),
  ),
  /**
   * Once all are written: how many bytes of each are pictures, and how many the directory of all of them has. So they are
   * read as one archive.
   */
  whole: z
    .strictObject({ pictureBytes: z.array(z.int().min(0)), directoryBytes: z.int().min(0) })
    .nullable()
    .default(null),
  /** Attempts that failed. */
  failures: z.int().min(0),
  /** When somebody must look at it: to work on it, or to forget it. */
  dueAt: z.date(),
});
export type AlbumZipJob = z.output<typeof albumZipJobSchema>;

export function albumZipJobId(invitationId: string): string {
  return `album-${invitationId}`;
}
