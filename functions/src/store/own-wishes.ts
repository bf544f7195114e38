import { paths } from "@janur/domain/paths";
import type { Query } from "firebase-admin/firestore";
import { db } from "../platform/google/firestore.ts";

/** Wishes that were sent by the personal link of this guest. */
export function ownWishes(invitationId: string, guestId: string): Query {
  return db().collection(paths.wishes(invitationId)).where("guestId", "==", guestId);
}
