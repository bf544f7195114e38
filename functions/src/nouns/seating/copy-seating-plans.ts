import { withoutGuests } from "@janur/domain/seating/seating-plan";
import { db } from "../../platform/google/firestore.ts";
import { allSeatingPlans, seatingPlanDocument } from "../../store/seating-documents.ts";

/** Takes halls, tables and wishes along to another invitation; who sat there is another feast's. */
export async function copySeatingPlans(fromId: string, toId: string, now: Date): Promise<void> {
  const plans = await allSeatingPlans(fromId).get();
  // One after the other: each may be large.
  for (const plan of plans.docs)
    await db().runTransaction((transaction) => {
      transaction.create(seatingPlanDocument(toId, plan.data().ceremony), withoutGuests(plan.data(), now));
      return Promise.resolve();
    });
}
