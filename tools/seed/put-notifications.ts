import { limits } from "@janur/domain/limits";
import {
  eventOfKind,
  notificationSchema,
  type NotificationFacts,
} from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import type { Firestore } from "firebase-admin/firestore";
import type { DemoCalendar } from "./calendar.ts";
import { demoId } from "./demo-id.ts";

type Item = readonly [hoursAgo: number, isRead: boolean, facts: NotificationFacts];

const items: readonly Item[] = [
  [1, false, { kind: "answers", yes: 2, no: 0, maybe: 0, people: 7 }],
  [2, false, { kind: "wishes", count: 1, held: 0 }],
  [26, true, { kind: "answers", yes: 14, no: 2, maybe: 1, people: 33 }],
  [27, true, { kind: "tasks", tomorrow: 1, overdue: 0 }],
  [230, true, { kind: "teamJoined", name: "Dimas" }],
];

/** What its owner has lately heard of the demo wedding; the newest they have not looked at. */
export async function putWeddingNotifications(
  db: Firestore,
  invitation: { id: string; title: string },
  uid: string,
  calendar: DemoCalendar,
): Promise<void> {
  const batch = db.batch();
  items.forEach(([hoursAgo, isRead, facts], index) => {
    const id = demoId(`news ${String(index)}`);
    const createdAt = calendar.hoursAgo(hoursAgo);
    const notification = {
      id,
      event: eventOfKind[facts.kind],
      invitationId: invitation.id,
      invitationTitle: invitation.title,
      facts,
      isShown: true,
      createdAt,
      readAt: isRead ? createdAt : null,
      mailState: "none",
      mailDueAt: null,
      expireAt: new Date(createdAt.getTime() + limits.notification.keptMs),
    };
    batch.set(db.doc(paths.notification(uid, id)), notificationSchema.parse(notification));
  });
  await batch.commit();
}
