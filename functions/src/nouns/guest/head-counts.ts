import type { HeadCounts, Tally } from "@janur/domain/statistics/figures";
import { paths } from "@janur/domain/paths";
import { replyTo } from "@janur/domain/rsvp/attendance";
import { AggregateField, type Query } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";

/** Counts per ceremony, per group link and of held seats by aggregation, in the order of what was asked. */
export async function headCounts(input: {
  invitationId: string;
  ceremonyIds: string[];
  groupIds: string[];
}): Promise<HeadCounts> {
  const { invitationId, ceremonyIds, groupIds } = input;
  const guests = db().collection(paths.guests(invitationId));
  // A place in a group that nobody has answered from yet is on no list.
  const listed = guests.where("listing", "==", "listed");
  const saying = (reply: string) =>
    tally(guests.where("answer.replies", "array-contains", reply), "answer.people");
  const [ceremonies, groups, held] = await Promise.all([
    Promise.all(
      ceremonyIds.map(async (id) => {
        const [coming, maybe] = await Promise.all([saying(replyTo(id, "yes")), saying(replyTo(id, "maybe"))]);
        return { coming, maybe };
      }),
    ),
    Promise.all(groupIds.map((id) => tally(listed.where("groupId", "==", id), "answer.people"))),
    tally(guests.where("seat.held", ">", 0), "seat.held"),
  ]);
  return { ceremonies, groups, held };
}

async function tally(query: Query, peopleField: "answer.people" | "seat.held"): Promise<Tally> {
  const snapshot = await query
    .aggregate({ invitations: AggregateField.count(), people: AggregateField.sum(peopleField) })
    .get();
  const { invitations, people } = snapshot.data();
  return { invitations, people };
}
