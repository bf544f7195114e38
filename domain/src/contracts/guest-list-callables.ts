import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { guestChangeSchema } from "../guest/guest-change.ts";
import { guestImportSchema, importSummarySchema, importSetupSchema } from "../guest/guest-import.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { savedViewListSchema, savedViewsSchema, viewOwners } from "../guest/saved-view.ts";

const invitationRef = { invitationId: documentIdSchema };
const instant = z.iso.datetime();

/** Operations of hosts about the whole list of guests; part of `hostCallables`. */
export const guestListCallables = {
  /** Packs the guests that were changed since the index was packed; asked for by whoever finds many of them. */
  packGuestIndex: {
    capability: "readFigures",
    input: z.strictObject(invitationRef),
    output: z.strictObject({ packedAt: instant, version: z.int() }),
  },
  /**
   * Changes several guests in one way. Sent again under the same `changeId` it goes on where it was
   * stopped. `changed` counts the guests that now say so; those that are gone and links of groups, where
   * the change is not for them, are left out.
   */
  changeGuests: {
    capability: "editGuests",
    input: z.strictObject({
      ...invitationRef,
      changeId: documentIdSchema,
      guestIds: z.array(documentIdSchema).min(1).max(limits.guest.perInvitation),
      change: guestChangeSchema,
    }),
    output: z.strictObject({ changed: z.int(), undoUntil: instant }),
  },
  /** Takes such a change back where nobody has changed the guest since. `guest/undo-over` after its time, and for somebody else's. */
  undoGuestChange: {
    capability: "editGuests",
    input: z.strictObject({ ...invitationRef, changeId: documentIdSchema }),
    output: z.strictObject({ restored: z.int() }),
  },
  /** How far the latest import of a file is; null where it was never imported. */
  findGuestImport: {
    capability: "editGuests",
    input: z.strictObject({ ...invitationRef, fileId: documentIdSchema }),
    output: z.strictObject({
      found: guestImportSchema
        .pick({ run: true, setup: true, total: true, next: true, report: true })
        .nullable(),
    }),
  },
  /**
   * Adds and changes guests out of a file, in chunks. A chunk that was written before changes nothing; the answer
   * always says with which row to go on. `guest/import-changed` where the file is imported anew meanwhile,
   * `guest/limit-reached` with `room`, `limit/too-many-requests`, `input/too-large`.
   */
  importGuests: {
    capability: "editGuests",
    input: z.strictObject({
      ...invitationRef,
      /** Made of the file's SHA-256. */
      fileId: documentIdSchema,
      /** Random, the same for all chunks of one import. */
      run: documentIdSchema,
      /** With the first chunk; null later. */
      setup: importSetupSchema.nullable(),
      /** Rows of all chunks. */
      total: z.int().min(1).max(limits.guestImport.rows),
      /** Rows of the chunks before. */
      from: z.int().min(0),
      /** Of `importedRowSchema`, as JSON, or where `isZipped` as gzip of it in base64. */
      rows: z.string().max(limits.guestImport.chunkText),
      isZipped: z.boolean(),
    }),
    output: z.strictObject({ next: z.int(), report: importSummarySchema }),
  },
  /** Makes one guest of two entries, with the link of the kept one and both histories. `guest/not-found` for entries that are gone, of the inbox, or of a group. */
  mergeGuests: {
    capability: "editGuests",
    input: z.strictObject({ ...invitationRef, keptId: documentIdSchema, goneId: documentIdSchema }),
    output: z.strictObject({ guestId: documentIdSchema }),
  },
  /** Views of the list: the team's, and the caller's own. */
  listGuestViews: {
    capability: "readFigures",
    input: z.strictObject(invitationRef),
    output: z.strictObject({ team: savedViewsSchema, own: savedViewsSchema }),
  },
  /** Writes one of both as a whole. `guest/views-changed` where somebody has changed it since `basedOn`. */
  saveGuestViews: {
    capability: "editGuests",
    checked: "inside",
    besides: { who: "every member for views of their own", capability: "readFigures" },
    input: z.strictObject({
      ...invitationRef,
      owner: z.enum(viewOwners),
      basedOn: z.int().min(0),
      views: savedViewListSchema,
    }),
    output: savedViewsSchema,
  },
  /** Makes the personal link of a guest worthless; the next one is another. `guest/not-found`. */
  rotateGuestLink: {
    capability: "editGuests",
    input: z.strictObject({ ...invitationRef, guestId: documentIdSchema }),
    output: z.strictObject({}),
  },
  /** Takes the personal link of a guest back; until it is rotated they have none. `guest/not-found`. */
  revokeGuestLink: {
    capability: "editGuests",
    input: z.strictObject({ ...invitationRef, guestId: documentIdSchema }),
    output: z.strictObject({}),
  },
  /** Where the page shows what this guest sees, for `guestLimits.lookMs`: nothing done there is counted or kept. `guest/not-found`; `team/not-allowed` for a sender, of somebody else's guest. */
  previewAsGuest: {
    capability: "readLinks",
    input: z.strictObject({ ...invitationRef, guestId: documentIdSchema }),
    output: z.strictObject({ path: z.string() }),
  },
} as const satisfies HostContracts;
