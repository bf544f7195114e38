import { onTaskDispatched } from "firebase-functions/v2/tasks";
import {
  allocatorDispatches,
  deliveryDispatches,
  jobDispatches,
  mailDispatches,
  newsDispatches,
  serviceOptions,
} from "./options.ts";

/*
 * A queue each. Whatever asks for a task names its queue by the name of the function here (`platform/google/enqueue.ts`);
 * a task that is lost is found by a sweep.
 */

/** A job of an account → worked on as far as it comes. Safe to deliver any number of times. */
export const runJob = onTaskDispatched(
  {
    ...serviceOptions.job,
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 30, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: jobDispatches },
  },
  async ({ data }) => {
    const { runJob: run } = await import("./lifecycle/job/run-job.ts");
    await run(data);
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
    const { runAllocation } = await import("./nouns/seat/run-allocation.ts");
    await runAllocation(data);
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
    const { runHandOver } = await import("./notify/mail/hand-over-mail.ts");
    await runHandOver(data);
  },
);

/**
 * A minute in which guests did something to an invitation → one piece of news
 * of each kind for everybody whose work it is. Safe to deliver any number of times.
 */
export const gatherNotifications = onTaskDispatched(
  {
    ...serviceOptions.news,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: newsDispatches },
  },
  async ({ data }) => {
    const { runGatherNotifications } = await import("./notify/notification/gather-notifications.ts");
    await runGatherNotifications(data);
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
    const { runDelivery } = await import("./notify/delivery/send-delivery.ts");
    await runDelivery(data);
  },
);
