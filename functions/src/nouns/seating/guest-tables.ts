import type { Guest } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import { replyTo } from "@janur/domain/rsvp/attendance";
import { seatingPlanSchema } from "@janur/domain/seating/seating-plan";
import { readStored } from "@janur/domain/stored/read-stored";
import { FieldPath } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";

/** The table of a guest at one ceremony. */
export interface GuestTable {
  ceremony: string;
  name: string;
}

const shownPartSchema = seatingPlanSchema
  .pick({ ceremony: true, tables: true, isShownToGuests: true, seated: true })
  .partial({ seated: true });

/**
 * Where a guest sits, for their own page: once they have said that they come, have their seats where these are counted,
 * and where the family shows it. Of the others at their table nothing is read.
 */
export async function guestTables(invitationId: string, guest: Guest): Promise<GuestTable[]> {
  const ceremonies = ceremoniesOfAnswer(guest);
  if (ceremonies.length === 0) return [];
  const found = await db().getAll(
    ...ceremonies.map((ceremony) => db().doc(paths.seatingPlan(invitationId, ceremony))),
    { fieldMask: ["ceremony", "tables", "isShownToGuests", new FieldPath("seated", guest.id)] },
  );
  return found.flatMap((snapshot) => {
    if (!snapshot.exists) return [];
    const { ceremony, tables, isShownToGuests, seated = {} } = readStored(shownPartSchema, snapshot.data());
    const table = tables.find(({ id }) => id === seated[guest.id]?.table);
    return isShownToGuests && table !== undefined ? [{ ceremony, name: table.name }] : [];
  });
}

function ceremoniesOfAnswer({ kind, listing, answer, seat }: Guest): string[] {
  if (kind === "group" || listing !== "listed" || answer === null) return [];
  if (seat !== null && seat.state !== "granted") return [];
  return Object.keys(answer.ceremonies).filter((id) =>
    (["yes", "maybe"] as const).some((said) => answer.replies.includes(replyTo(id, said))),
  );
}
