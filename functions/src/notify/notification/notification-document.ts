import { notificationSchema } from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../../platform/google/firestore.ts";

export function notificationDocument(uid: string, notificationId: string) {
  return documentOf(paths.notification(uid, notificationId), notificationSchema);
}
