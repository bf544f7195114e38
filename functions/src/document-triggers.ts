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
  { ...serviceOptions.trigger, document: "users/{uid}" },
  async ({ params: { uid }, data }) => {
    const [{ syncAccount }, { syncMember }, { shownParts }] = await Promise.all([
      import("./nouns/staff/sync-account.ts"),
      import("./nouns/team/sync-member.ts"),
      import("./nouns/account/shown-parts.ts"),
    ]);
    await Promise.all([
      syncAccount(uid),
      syncMember(uid, shownParts(data?.before.data()), shownParts(data?.after.data())),
    ]);
  },
);

/**
 * A task that was given to a member by somebody else → news for them. Safe to deliver any number of times, in any order.
 */
export const notifyAssignedTask = onDocumentWritten(
  { ...serviceOptions.trigger, document: "tasks/{taskId}" },
  async ({ id, params: { taskId }, data }) => {
    const before: unknown = data?.before.get("assignee");
    const assignee: unknown = data?.after.get("assignee");
    // Most writes move a task or tick its list.
    if (typeof assignee !== "string" || assignee === before) return;
    const { notifyAssigned: tell } = await import("./nouns/task/notify-assigned.ts");
    await tell({ key: id, taskId, assignee, isNew: data?.before.exists !== true }, new Date());
  },
);
