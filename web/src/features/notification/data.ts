import { limits } from "@janur/domain/limits";
import { notificationSchema, type Notification } from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery, readError } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

const converter = readConverter(notificationSchema);

/** The latest that stand under the bell, live, newest first. */
export function watchNotifications(uid: string): Subscribe<Notification[]> {
  return listenToQuery(
    query(
      collection(firestore, paths.notifications(uid)).withConverter(converter),
      where("isShown", "==", true),
      orderBy("createdAt", "desc"),
      limit(limits.notification.shown),
    ),
  );
}

/** Says that these were read. @throws NetworkError */
export async function markRead(uid: string, notificationIds: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore);
  for (const id of notificationIds)
    batch.update(doc(firestore, paths.notification(uid, id)), { readAt: serverTimestamp() });
  try {
    await batch.commit();
  } catch (error) {
    throw readError(error);
  }
}
