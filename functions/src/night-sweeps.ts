import type { Sweep } from "./platform/sweep/sweep-table.ts";

/*
 * What `everyNight` runs, each at a time of its own, in Asia/Jakarta: on a ten of minutes between 02:00 and 05:50. What
 * one does not finish goes on with every later ten of the same night.
 */

/** A run has five minutes, and ends before the next one begins. Sweeps say no time of their own: they have this one. */
const budgetSeconds = 280;

export const nightSweeps = [
  {
    // Answers of yesterday whose news nobody gathered → gathered.
    name: "gatherLostNews",
    rhythm: { dailyAt: "02:10" },
    budgetSeconds,
    run: async ({ now }) => (await import("./notify/notification/gather-lost-news.ts")).gatherLostNews(now),
  },
  {
    // Files that no content has named for a week → gone. Early, because it has most to look at.
    name: "purgeUnusedMedia",
    rhythm: { dailyAt: "02:20" },
    budgetSeconds,
    run: async ({ now }) => (await import("./lifecycle/removal/purge-unused-media.ts")).purgeUnusedMedia(now),
  },
  {
    // What has been in the trash for 30 days → gone with all that belongs to it.
    name: "emptyTrash",
    rhythm: { dailyAt: "02:30" },
    budgetSeconds,
    run: async ({ now }) => (await import("./lifecycle/removal/purge-invitations.ts")).purgeTrash(now),
  },
  {
    // Guests' contacts of feasts long over → gone; names and answers stay.
    name: "purgeContacts",
    rhythm: { dailyAt: "03:10" },
    budgetSeconds,
    run: async ({ now }) => (await import("./lifecycle/removal/purge-contacts.ts")).purgeContacts(now),
  },
  {
    // Mails that were sent or given up long ago → gone.
    name: "purgeMail",
    rhythm: { dailyAt: "03:40" },
    budgetSeconds,
    run: async ({ now }) => (await import("./lifecycle/removal/purge-mail.ts")).purgeMail(now),
  },
  {
    // News of long ago → gone.
    name: "purgeNotifications",
    rhythm: { dailyAt: "03:50" },
    budgetSeconds,
    run: async ({ now }) =>
      (await import("./lifecycle/removal/purge-notifications.ts")).purgeNotifications(now),
  },
  {
    // Deliveries of long ago → gone.
    name: "purgeDeliveries",
    rhythm: { dailyAt: "04:00" },
    budgetSeconds,
    run: async ({ now }) => (await import("./lifecycle/removal/purge-deliveries.ts")).purgeDeliveries(now),
  },
  {
    // Tasks that were deleted long ago, and files of tasks that never came → gone.
    name: "purgeOldTasks",
    rhythm: { dailyAt: "04:20" },
    budgetSeconds,
    run: async ({ now }) => (await import("./lifecycle/removal/purge-old-tasks.ts")).purgeOldTasks(now),
  },
  {
    // Pictures of albums that never came whole or were hidden a month ago → gone.
    name: "purgeAlbum",
    rhythm: { dailyAt: "04:30" },
    budgetSeconds,
    run: async ({ now }) => (await import("./lifecycle/removal/purge-album.ts")).purgeAlbum(now),
  },
  {
    // Accounts whom a lost trigger left out of `accounts`, and what is left of those that are gone → mended, or being
    // erased. Goes on where the night before ended.
    name: "reconcileAccounts",
    rhythm: { dailyAt: "04:40" },
    budgetSeconds,
    run: async ({ clock }) => {
      const { reconcileAccounts } = await import("./lifecycle/erasure/reconcile-accounts.ts");
      return (await reconcileAccounts(clock)).looked;
    },
  },
  {
    // Secrets of connections that lie under an older key → under the newest, once for each newest key.
    name: "resealSecrets",
    rhythm: { dailyAt: "04:50" },
    budgetSeconds,
    run: async () => (await import("./lifecycle/reseal/reseal-secrets.ts")).resealSecrets(),
  },
  {
    // Tasks that are due tomorrow or were due yesterday, and reminders counted from the event → news for those whose
    // tasks they are.
    name: "notifyDueTasks",
    rhythm: { dailyAt: "05:00" },
    budgetSeconds,
    run: async ({ now }) => (await import("./nouns/task/notify-due-tasks.ts")).notifyDueTasks(now),
  },
] as const satisfies readonly Sweep[];
