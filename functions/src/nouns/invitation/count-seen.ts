import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";

/** How many guests have opened their links since the page was published last, by aggregation; none while there is no page. */
export async function countSeen(input: { invitationId: string }, caller: TeamCaller) {
  const { invitationId } = input;
  const { publishedAt } = caller.invitation;
  if (publishedAt === null) return { guests: 0 };
  const seen = await db()
    .collection(paths.guests(invitationId))
    .where("opened.lastAt", ">=", publishedAt)
    .count()
    .get();
  return { guests: seen.data().count };
}
