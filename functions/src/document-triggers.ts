import { onDocumentWritten } from "firebase-functions/v2/firestore";
import { serviceOptions } from "./options.ts";

/*
 * Apart from all others: what these triggers are defined with loads Firestore's client, more than half of what an
 * instance loads, and no other service needs it before its first request.
 */

/**
 * A profile that was made or changed → what the staff finds of it in
 * `accounts/{uid}`, and name and photo on the heads of its invitations. Looks
 * at what is there now, so that events may come any number of times, in any
 * order.
 */
export const syncProfile = onDocumentWritten(
  { ...serviceOptions.trigger, retry: true, document: "users/{uid}" },
  async ({ params: { uid }, data, time }) => {
    const [{ orGiveUp }, { syncAccount }, { syncMember }, { shownParts }] = await Promise.all([
      import("./lifecycle/event/or-give-up.ts"),
      import("./nouns/staff/sync-account.ts"),
      import("./nouns/team/sync-member.ts"),
      import("./nouns/account/shown-parts.ts"),
    ]);
    await orGiveUp({ trigger: "syncProfile", time }, new Date(), () =>
      Promise.all([
        syncAccount(uid),
        syncMember(uid, shownParts(data?.before.data()), shownParts(data?.after.data())),
      ]),
    );
  },
);

/**
 * A task that was given to a member by somebody else → news for them. Safe to deliver any number of times, in any order.
 */
export const notifyAssignedTask = onDocumentWritten(
  { ...serviceOptions.trigger, retry: true, document: "tasks/{taskId}" },
  async ({ id, params: { taskId }, data, time }) => {
    const before: unknown = data?.before.get("assignee");
    const assignee: unknown = data?.after.get("assignee");
    // Most writes move a task or tick its list.
    if (typeof assignee !== "string" || assignee === before) return;
    const [{ orGiveUp }, { notifyAssigned: tell }] = await Promise.all([
      import("./lifecycle/event/or-give-up.ts"),
      import("./nouns/task/notify-assigned.ts"),
    ]);
    const now = new Date();
    const assignment = { key: id, taskId, assignee, isNew: data?.before.exists !== true };
    await orGiveUp({ trigger: "notifyAssignedTask", time }, now, () => tell(assignment, now));
  },
);
