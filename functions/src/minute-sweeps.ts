import type { Sweep } from "./platform/sweep/sweep-table.ts";

/*
 * What `everyMinute` runs. Cloud Scheduler begins no run before the one before has ended, so these have a minute
 * between them: what takes longer is handed to a queue, or done at night.
 */

/** Under a minute, whatever happens. */
const shortSeconds = 55;
/** A mail must not lose its process while it is handed over. */
const mailSeconds = 110;

export const minuteSweeps = [
  {
    // Jobs whose worker ended, or whose time has come → worked on.
    name: "runDueJobs",
    rhythm: { everyMinutes: 1 },
    budgetSeconds: shortSeconds,
    run: async ({ clock }) => (await import("./lifecycle/job/run-due-jobs.ts")).runDueJobs(clock),
  },
  {
    // Invitations whose time has come → published with the revision frozen for it.
    name: "publishDue",
    rhythm: { everyMinutes: 1 },
    budgetSeconds: shortSeconds,
    run: async ({ now }) => (await import("./nouns/invitation/publish-scheduled.ts")).publishScheduled(now),
  },
  {
    // Seats that nobody gave out, because a job was lost → given out.
    name: "sweepPendingSeats",
    rhythm: { everyMinutes: 1 },
    budgetSeconds: shortSeconds,
    run: async ({ now }) => (await import("./nouns/seat/sweep-seats.ts")).sweepSeats(now),
  },
  {
    // Mails whose job was lost or whose next attempt is due → handed over.
    name: "handOverDueMail",
    rhythm: { everyMinutes: 1 },
    budgetSeconds: mailSeconds,
    run: async ({ clock }) => (await import("./notify/mail/hand-over-due.ts")).handOverDue(clock),
  },
  {
    // Deliveries whose job was lost or whose next attempt is due → told.
    name: "deliverDueWebhooks",
    rhythm: { everyMinutes: 1 },
    budgetSeconds: shortSeconds,
    run: async ({ clock }) => (await import("./notify/delivery/deliver-due.ts")).deliverDue(clock),
  },
  {
    // News whose digest is due → one mail for each person.
    name: "mailDigests",
    rhythm: { everyMinutes: 1 },
    budgetSeconds: shortSeconds,
    run: async ({ now }) => (await import("./notify/notification/mail-digests.ts")).mailDigests(now),
  },
  {
    // Messages that have lain unread for a while → a piece of news for each who has not read them.
    name: "notifyUnreadMessages",
    rhythm: { everyMinutes: 1 },
    budgetSeconds: shortSeconds,
    run: async ({ now }) => (await import("./nouns/chat/notify-unread.ts")).notifyUnread(now),
  },
  {
    // Reminders of tasks whose time has come → news for those whose tasks they are.
    name: "notifyReminders",
    rhythm: { everyMinutes: 5 },
    budgetSeconds: shortSeconds,
    run: async ({ now }) => (await import("./nouns/task/notify-reminders.ts")).notifyReminders(now),
  },
] as const satisfies readonly Sweep[];
