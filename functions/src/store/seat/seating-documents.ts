import { paths } from "@janur/domain/paths";
import { seatedSchema, seatingPlanSchema, type SeatingPlan } from "@janur/domain/seating/seating-plan";
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type Query,
  type QuerySnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import { converter, db, documentOf } from "../../platform/google/firestore.ts";

export function seatingPlanDocument(invitationId: string, ceremony: string) {
  return documentOf(paths.seatingPlan(invitationId, ceremony), seatingPlanSchema);
}

/** The plans of an invitation, one for each ceremony at which somebody sits. */
export function allSeatingPlans(invitationId: string): Query<SeatingPlan> {
  return db().collection(paths.seatingPlans(invitationId)).withConverter(converter(seatingPlanSchema));
}

/** Lets guests get up from all tables: they are gone. @param plans read in the same transaction */
export function unseat(
  transaction: Transaction,
  plans: QuerySnapshot<SeatingPlan>,
  guestIds: readonly string[],
): void {
  for (const plan of plans.docs) {
    const { seated } = plan.data();
    const there = guestIds.filter((id) => Object.hasOwn(seated, id));
    if (there.length > 0)
      changeSeats(
        transaction,
        plan.ref,
        there.map((id) => [id, FieldValue.delete()]),
      );
  }
}

/** Gives the seat of a guest who is gone to the one whom they became, who keeps their own where they have one. */
export function passSeatOn(
  transaction: Transaction,
  plans: QuerySnapshot<SeatingPlan>,
  { keptId, goneId }: { keptId: string; goneId: string },
): void {
  for (const plan of plans.docs) {
    const { [goneId]: place, [keptId]: own } = plan.data().seated;
    if (place === undefined) continue;
    const passed: [string, unknown][] = own === undefined ? [[keptId, seatedSchema.parse(place)]] : [];
    changeSeats(transaction, plan.ref, [[goneId, FieldValue.delete()], ...passed]);
  }
}

/** One field for each guest, so that whoever else works on the plan loses nothing. */
function changeSeats(
  transaction: Transaction,
  reference: DocumentReference<SeatingPlan>,
  seats: readonly (readonly [string, unknown])[],
): void {
  transaction.update(
    db().doc(reference.path),
    "revision",
    FieldValue.increment(1),
    ...seats.flatMap(([id, place]) => [new FieldPath("seated", id), place]),
  );
}
