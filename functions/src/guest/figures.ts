import type { Figures, Tally } from "@janur/domain/figures";
import { paths } from "@janur/domain/paths";
import type { Attendance } from "@janur/domain/rsvp";
import { AggregateField, type Query } from "firebase-admin/firestore";
import { db } from "../firestore.ts";
import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";

/** Head counts by aggregation: one read per thousand index entries, no guest read one by one. */
export async function figures(input: { invitationId: string }, caller: AccountCaller): Promise<Figures> {
  const { invitationId } = input;
  await requireCapability(invitationId, caller.uid, "readFigures");
  const guests = db().collection(paths.guests(invitationId));
  const listed = guests.where("listing", "==", "listed");
  const answered = (attendance: Attendance) =>
    tally(guests.where("answer.attendance", "==", attendance), "answer.people");
  const silentOnes = listed.where("answer", "==", null);
  const [invited, coming, maybe, notComing, silent, unsent, inbox, waiting, held] = await Promise.all([
    tally(listed, "seats"),
    answered("yes"),
    answered("maybe"),
    answered("no"),
    tally(silentOnes, "seats"),
    tally(silentOnes.where("opened", "==", null).where("sending.state", "in", ["unsent", "handed"]), "seats"),
    tally(guests.where("listing", "==", "inbox"), "answer.people"),
    tally(guests.where("seat.state", "==", "waiting"), "answer.people"),
    db().collection(paths.wishes(invitationId)).where("isHeld", "==", true).count().get(),
  ]);
  const heldWishes = held.data().count;
  return { invited, coming, maybe, notComing, silent, unsent, inbox, waiting, heldWishes };
}

async function tally(query: Query, peopleField: "seats" | "answer.people"): Promise<Tally> {
  const snapshot = await query
    .aggregate({ invitations: AggregateField.count(), people: AggregateField.sum(peopleField) })
    .get();
  const { invitations, people } = snapshot.data();
  return { invitations, people };
}
