import { withoutGuests } from "@janur/domain/seating/seating-plan";
import { db } from "../../platform/google/firestore.ts";
import { allSeatingPlans, seatingPlanDocument } from "../../store/seat/seating-documents.ts";

/** Takes halls, tables and wishes along to another invitation; who sat there is another feast's. Safe to run again. */
export async function copySeatingPlans(fromId: string, toId: string, now: Date): Promise<void> {
  const plans = await allSeatingPlans(fromId).get();
  // One after the other: each may be large.
  for (const plan of plans.docs)
    await db().runTransaction(async (transaction) => {
      const copy = await transaction.get(seatingPlanDocument(toId, plan.data().ceremony));
      if (!copy.exists) transaction.create(copy.ref, withoutGuests(plan.data(), now));
    });
}
