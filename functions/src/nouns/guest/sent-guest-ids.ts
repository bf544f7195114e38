import { paths } from "@janur/domain/paths";
import { limits } from "@janur/domain/limits";
import { db } from "../../platform/google/firestore.ts";

/** The guests who were given to a member to send to: one read a guest. */
export async function sentGuestIds(invitationId: string, uid: string): Promise<ReadonlySet<string>> {
  const { docs } = await db()
    .collection(paths.guests(invitationId))
    .where("sender.id", "==", uid)
    .limit(limits.guest.perInvitation)
    .select("sender")
    .get();
  return new Set(docs.filter((found) => found.get("sender.kind") === "member").map(({ id }) => id));
}
