import type { Guest } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";

/**
 * Whether all answers have been given that a group's link takes; never for a person or a household.
 * Places that were taken and not answered from do not count: whoever comes next gives them back.
 */
export async function isFullGroup(
  invitationId: string,
  { id, kind, answerCap }: Pick<Guest, "id" | "kind" | "answerCap">,
): Promise<boolean> {
  if (kind !== "group" || answerCap === null) return false;
  const answered = db()
    .collection(paths.guests(invitationId))
    .where("groupId", "==", id)
    .where("listing", "==", "listed");
  return (await answered.count().get()).data().count >= answerCap;
}
