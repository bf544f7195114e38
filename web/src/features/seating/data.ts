import { paths } from "@janur/domain/paths";
import { seatingPlanSchema, type SeatingPlan } from "@janur/domain/seating/seating-plan";
import { collection, limit, query } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

/** As many as the rules give at once; an invitation has fewer ceremonies. */
const mostAtOnce = 100;
const converter = readConverter(seatingPlanSchema);

/** Listens to the plans of an invitation: one for each ceremony at which somebody has set a table. */
export function listenToPlans(invitationId: string): Subscribe<SeatingPlan[]> {
  const plans = collection(firestore, paths.seatingPlans(invitationId)).withConverter(converter);
  return listenToQuery(query(plans, limit(mostAtOnce)));
}
