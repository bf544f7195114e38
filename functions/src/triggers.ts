import { onDocumentWritten } from "firebase-functions/v2/firestore";
import { onUserCreated, onUserDeleted } from "firebase-functions/v2/identity";
import { onSchedule } from "firebase-functions/v2/scheduler";
import { onObjectFinalized } from "firebase-functions/v2/storage";
import { onTaskDispatched } from "firebase-functions/v2/tasks";
import {
  allocatorDispatches,
  jobDispatches,
  deliveryDispatches,
  mailDispatches,
  newsDispatches,
  serviceOptions,
} from "./options.ts";
import { uploadsBucket } from "./runtime.ts";

/**
 * A new account → `users/{uid}` with the specification's six fields, unless
 * the browser was faster. Safe to deliver any number of times.
 */
export const createProfile = onUserCreated(serviceOptions.trigger, async (event) => {
  const { createProfile: create } = await import("./account/create-profile.ts");
  await create(event.data, new Date());
});

/**
 * A profile that was made or changed → what the staff finds of it in
 * `accounts/{uid}`, and name and photo on the heads of its invitations. Looks
 * at what is there now, so that events may come any number of times, in any
 * order.
 */
export const followProfile = onDocumentWritten(
  { ...serviceOptions.trigger, document: "users/{uid}" },
  async ({ params: { uid }, data }) => {
    const [{ followAccount }, { followMember }, { shownParts }] = await Promise.all([
      import("./staff/follow-account.ts"),
      import("./team/follow-member.ts"),
      import("./account/shown-parts.ts"),
    ]);
    await Promise.all([
      followAccount(uid),
      followMember(uid, shownParts(data?.before.data()), shownParts(data?.after.data())),
    ]);
  },
);

/**
 * An account that is gone, by its own wish or from outside → everything of it
 * erased. Safe to deliver any number of times, in any order with its creation.
 */
export const eraseDeletedAccount = onUserDeleted(serviceOptions.trigger, async ({ data }) => {
  const { requestErasure } = await import("./erasure/request-erasure.ts");
  await requestErasure({ uid: data.uid, email: data.email ?? null, choices: [] }, new Date());
});

/** A job of an account → worked on as far as it comes. Safe to deliver any number of times. */
export const runJob = onTaskDispatched(
  {
    ...serviceOptions.job,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 30, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: jobDispatches },
  },
  async ({ data }) => {
    const { runJob: run } = await import("./job/run-job.ts");
    await run(data);
  },
);

/** Every minute: jobs whose worker ended, or whose time has come → worked on. Safe to run twice. */
export const runDueJobs = onSchedule(
  { ...serviceOptions.jobSchedule, schedule: "every 1 minutes" },
  async () => {
    const { runDueJobs: run } = await import("./job/run-due-jobs.ts");
    await run(() => new Date());
  },
);

/** Every minute: invitations whose time has come → published with the revision frozen for it. Safe to run twice. */
export const publishDue = onSchedule(
  { ...serviceOptions.schedule, schedule: "every 1 minutes" },
  async () => {
    const { publishScheduled } = await import("./invitation/publish-scheduled.ts");
    await publishScheduled(new Date());
  },
);

/**
 * A bucket of answers where seats are counted → seats given out in the order in
 * which they were asked for. Safe to deliver any number of times.
 */
export const allocateSeats = onTaskDispatched(
  {
    ...serviceOptions.allocator,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 1, maxBackoffSeconds: 30 },
    rateLimits: { maxConcurrentDispatches: allocatorDispatches },
  },
  async ({ data }) => {
    const { runAllocation } = await import("./seat/run-allocation.ts");
    await runAllocation(data);
  },
);

/** Every minute: seats that nobody gave out, because a job was lost → given out. Safe to run twice. */
export const sweepPendingSeats = onSchedule(
  { ...serviceOptions.schedule, schedule: "every 1 minutes" },
  async () => {
    const { sweepSeats } = await import("./seat/sweep-seats.ts");
    await sweepSeats(new Date());
  },
);

/** Every night: what has been in the trash for 30 days → gone with all that belongs to it. Safe to run twice. */
export const emptyTrash = onSchedule(
  { ...serviceOptions.schedule, schedule: "every day 02:30", timeZone: "Asia/Jakarta" },
  async () => {
    const { purgeTrash } = await import("./invitation/purge-invitations.ts");
    await purgeTrash(new Date());
  },
);

/** Every night: guests' contacts of feasts long over → gone; names and answers stay. Safe to run twice. */
export const forgetContacts = onSchedule(
  { ...serviceOptions.schedule, schedule: "every day 03:10", timeZone: "Asia/Jakarta" },
  async () => {
    const { forgetContacts: forget } = await import("./privacy/forget-contacts.ts");
    await forget(new Date());
  },
);

/** A mail of the queue → handed to the mail server, at most once. Safe to deliver any number of times. */
export const handOverMail = onTaskDispatched(
  {
    ...serviceOptions.mailer,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 30 },
    rateLimits: { maxConcurrentDispatches: mailDispatches },
  },
  async ({ data }) => {
    const { runHandOver } = await import("./mail/hand-over-mail.ts");
    await runHandOver(data);
  },
);

/** Every minute: mails whose job was lost or whose next attempt is due → handed over. Safe to run twice. */
export const handOverDueMail = onSchedule(
  { ...serviceOptions.mailSchedule, schedule: "every 1 minutes" },
  async () => {
    const { handOverDue } = await import("./mail/hand-over-due.ts");
    await handOverDue(() => new Date());
  },
);

/** Every night: mails that were sent or given up long ago → gone. Safe to run twice. */
export const forgetMail = onSchedule(
  { ...serviceOptions.schedule, schedule: "every day 03:40", timeZone: "Asia/Jakarta" },
  async () => {
    const { forgetMail: forget } = await import("./mail/forget-mail.ts");
    await forget(new Date());
  },
);

/**
 * A minute in which guests did something to an invitation → one piece of news
 * of each kind for everybody whose work it is. Safe to deliver any number of times.
 */
export const gatherNews = onTaskDispatched(
  {
    ...serviceOptions.news,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: newsDispatches },
  },
  async ({ data }) => {
    const { runGatherNews } = await import("./notification/gather-news.ts");
    await runGatherNews(data);
  },
);

/** Every minute: news whose digest is due → one mail for each person. Safe to run twice. */
export const mailDigests = onSchedule(
  { ...serviceOptions.schedule, schedule: "every 1 minutes" },
  async () => {
    const { mailDigests: mail } = await import("./notification/mail-digests.ts");
    await mail(new Date());
  },
);

/** Every minute: messages that have lain unread for a while → a piece of news for each who has not read them. Safe to run twice. */
export const tellUnreadMessages = onSchedule(
  { ...serviceOptions.schedule, schedule: "every 1 minutes" },
  async () => {
    const { tellUnread } = await import("./chat/tell-unread.ts");
    await tellUnread(new Date());
  },
);

/**
 * A task that was given to a member by somebody else → news for her. Safe to deliver any number of times, in any order.
 */
export const tellAssignedTask = onDocumentWritten(
  { ...serviceOptions.trigger, document: "tasks/{taskId}" },
  async ({ id, params: { taskId }, data }) => {
    const before: unknown = data?.before.get("assignee");
    const assignee: unknown = data?.after.get("assignee");
    // Most writes move a task or tick its list.
    if (typeof assignee !== "string" || assignee === before) return;
    const { tellAssigned: tell } = await import("./task/tell-assigned.ts");
    await tell({ key: id, taskId, assignee, isNew: data?.before.exists !== true }, new Date());
  },
);

/** Every morning: tasks that are due tomorrow or were due yesterday, and reminders counted from the event → news for those whose tasks they are. Safe to run twice. */
export const tellDueTasks = onSchedule(
  { ...serviceOptions.schedule, schedule: "every day 05:00", timeZone: "Asia/Jakarta" },
  async () => {
    const { tellDueTasks: tell } = await import("./task/tell-due-tasks.ts");
    await tell(new Date());
  },
);

/** Every five minutes: reminders of tasks whose time has come → news for those whose tasks they are. Safe to run twice. */
export const tellReminders = onSchedule(
  { ...serviceOptions.schedule, schedule: "every 5 minutes" },
  async () => {
    const { tellReminders: tell } = await import("./task/tell-reminders.ts");
    await tell(new Date());
  },
);

/** Every night: tasks that were deleted long ago, and files of tasks that never came → gone. Safe to run twice. */
export const forgetTasks = onSchedule(
  { ...serviceOptions.schedule, schedule: "every day 04:20", timeZone: "Asia/Jakarta" },
  async () => {
    const { forgetTasks: forget } = await import("./task/forget-tasks.ts");
    await forget(new Date());
  },
);

/** Every night: news of long ago → gone. Safe to run twice. */
export const forgetNotifications = onSchedule(
  { ...serviceOptions.schedule, schedule: "every day 03:50", timeZone: "Asia/Jakarta" },
  async () => {
    const { forgetNotifications: forget } = await import("./notification/forget-notifications.ts");
    await forget(new Date());
  },
);

/** Something on its way through a connection → told to the other side. Safe to deliver any number of times. */
export const deliverWebhook = onTaskDispatched(
  {
    ...serviceOptions.deliverer,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 30 },
    rateLimits: { maxConcurrentDispatches: deliveryDispatches },
  },
  async ({ data }) => {
    const { runDelivery } = await import("./app/send-delivery.ts");
    await runDelivery(data);
  },
);

/** Every minute: deliveries whose job was lost or whose next attempt is due → told. Safe to run twice. */
export const deliverDueWebhooks = onSchedule(
  { ...serviceOptions.deliverySchedule, schedule: "every 1 minutes" },
  async () => {
    const { deliverDue } = await import("./app/webhook/deliver-due.ts");
    await deliverDue(() => new Date());
  },
);

/** Every night: deliveries of long ago → gone. Safe to run twice. */
export const forgetDeliveries = onSchedule(
  { ...serviceOptions.schedule, schedule: "every day 04:00", timeZone: "Asia/Jakarta" },
  async () => {
    const { forgetDeliveries: forget } = await import("./app/webhook/forget-deliveries.ts");
    await forget(new Date());
  },
);

/**
 * A file among the uploads → what pages load of it, and its document in
 * `invitations/{id}/media`. Safe to deliver any number of times; what stays too
 * hard is given up after an hour.
 */
export const storeUpload = onObjectFinalized(
  { ...serviceOptions.mediaJob, bucket: uploadsBucket(), retry: true },
  async ({ data, time }) => {
    const { receiveUpload } = await import("./media/receive-upload.ts");
    await receiveUpload(data, new Date(time), new Date());
  },
);

/** Every night: files that no content has named for a week → gone. Safe to run twice. */
export const forgetUnusedMedia = onSchedule(
  { ...serviceOptions.schedule, schedule: "every day 04:10", timeZone: "Asia/Jakarta" },
  async () => {
    const { forgetUnusedMedia: forget } = await import("./media/forget-unused-media.ts");
    await forget(new Date());
  },
);
