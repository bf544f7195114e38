import * as z from "zod";
import { guestChangeSchema } from "./guest-change.ts";
import { documentIdSchema } from "./id.ts";
import { limits } from "./limits.ts";

const invitationRef = { invitationId: documentIdSchema };
const instant = z.iso.datetime();

/** Operations of hosts about the whole list of guests; part of `hostCallables`. */
export const guestListCallables = {
  /** Packs the guests that were changed since the index was packed; asked for by whoever finds many of them. */
  packGuestIndex: {
    input: z.strictObject(invitationRef),
    output: z.strictObject({ packedAt: instant, version: z.int() }),
  },
  /**
   * Changes several guests in one way. Sent again under the same `changeId` it goes on where it was
   * stopped. `changed` counts the guests that now say so; those that are gone and links of groups, where
   * the change is not for them, are left out.
   */
  changeGuests: {
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
    input: z.strictObject({ ...invitationRef, changeId: documentIdSchema }),
    output: z.strictObject({ restored: z.int() }),
  },
  /** Makes the personal link of a guest worthless; the next one is another. `guest/not-found`. */
  rotateGuestLink: {
    input: z.strictObject({ ...invitationRef, guestId: documentIdSchema }),
    output: z.strictObject({}),
  },
} as const;
