import { minus, type Figures } from "@janur/domain/statistics/figures";
import { paths } from "@janur/domain/paths";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import { db } from "../../platform/google/firestore.ts";
import { tally, unsentOf } from "../../store/count-guests.ts";

/** Head counts by aggregation: one read per thousand index entries, no guest read one by one. */
export async function figures(input: { invitationId: string }): Promise<Figures> {
  const { invitationId } = input;
  const guests = db().collection(paths.guests(invitationId));
  const listed = guests.where("listing", "==", "listed");
  const answered = (attendance: Attendance) =>
    tally(guests.where("answer.attendance", "==", attendance), "answer.people");
  const unanswered = listed.where("answer", "==", null);
  const [invited, coming, maybe, notComing, withoutAnswer, unsent, inbox, waiting, held] = await Promise.all([
    tally(listed, "seats"),
    answered("yes"),
    answered("maybe"),
    answered("no"),
    tally(unanswered, "seats"),
    tally(unsentOf(listed), "seats"),
    tally(guests.where("listing", "==", "inbox"), "answer.people"),
    tally(guests.where("seat.state", "==", "waiting"), "answer.people"),
    db().collection(paths.wishes(invitationId)).where("isHeld", "==", true).count().get(),
  ]);
  const heldWishes = held.data().count;
  const silent = minus(withoutAnswer, unsent);
  return { invited, coming, maybe, notComing, silent, unsent, inbox, waiting, heldWishes };
}
