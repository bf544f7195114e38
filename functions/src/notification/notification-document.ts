import { notificationSchema } from "@janur/domain/notification";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../firestore.ts";

export function notificationDocument(uid: string, notificationId: string) {
  return documentOf(paths.notification(uid, notificationId), notificationSchema);
}
