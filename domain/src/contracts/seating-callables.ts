import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { seatingChangesSchema } from "../seating/seating-change.ts";

/** Operations of hosts about who sits where; part of `hostCallables`. All of the team reads plans by the rules. */
export const seatingCallables = {
  /**
   * Changes the plan of one ceremony, one thing at a time, so that two people at once lose nothing of each other's.
   * What speaks of a table that is gone changes nothing; of guests who are gone as well, and they are named.
   * `seating/full` with what there is too much of; `input/invalid` for a ceremony that the invitation has not.
   */
  changeSeatingPlan: {
    capability: "editGuests",
    input: z.strictObject({
      invitationId: documentIdSchema,
      ceremony: partIdSchema,
      changes: seatingChangesSchema,
    }),
    output: z.strictObject({
      revision: z.int().min(1),
      gone: z.array(documentIdSchema),
    }),
  },
} as const satisfies HostContracts;
export type SeatingCallables = typeof seatingCallables;
