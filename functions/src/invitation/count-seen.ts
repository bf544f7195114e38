import { paths } from "@janur/domain/paths";
import { db } from "../firestore.ts";
import type { AccountCaller } from "../service/operation.ts";
import { requireCapability } from "./access.ts";

/** How many guests have opened their links since the page was published last, by aggregation; none while there is no page. */
export async function countSeen(input: { invitationId: string }, caller: AccountCaller) {
  const { invitationId } = input;
  const { publishedAt } = await requireCapability(invitationId, caller.uid, "publish");
  if (publishedAt === null) return { guests: 0 };
  const seen = await db()
    .collection(paths.guests(invitationId))
    .where("opened.lastAt", ">=", publishedAt)
    .count()
    .get();
  return { guests: seen.data().count };
}
