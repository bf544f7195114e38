import { changeableSchema } from "@janur/domain/guest/guest-change";
import { documentIdSchema, uidSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";

/** `invitations/{id}/guestUndos/{changeId}-{n}`: what a change of many guests wrote over, a part at a time. */
export const guestUndoSchema = z.strictObject({
  changeId: documentIdSchema,
  by: uidSchema,
  at: z.date(),
  expireAt: z.date(),
  guests: z.array(
    z.strictObject({ id: documentIdSchema, before: changeableSchema, after: changeableSchema }),
  ),
});

export function guestUndoDocument(invitationId: string, changeId: string, part: number) {
  return documentOf(paths.guestUndo(invitationId, `${changeId}-${String(part)}`), guestUndoSchema);
}
