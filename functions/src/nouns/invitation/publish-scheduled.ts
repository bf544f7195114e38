import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { isClosedAccount } from "../../store/account/closed-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { notify } from "../../notify/notification/notify.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { faultOf } from "../../platform/log/fault.ts";
import { enqueueJob } from "../../platform/sweep/enqueue-job.ts";
import { sweepDue } from "../../platform/sweep/sweep-due.ts";
import { invitationDocument } from "../../store/access.ts";
import { preparePublication } from "./prepare-publication.ts";
import { publicationSources, showSources } from "./publication-source.ts";
import { versionDocument } from "../../store/version-document.ts";

/** Invitations that are read at once. */
const pageSize = 100;
/** So many are published by the sweep itself; what is behind them in the same minute goes to a queue with more hands. */
const ownHands = 10;

/**
 * Publishes what is due, each with the revision frozen when it was scheduled.
 * Safe to run twice and at the same time: the transaction looks again. One that
 * is refused (its sender lost their name meanwhile, or whoever scheduled it was shut out) is no longer scheduled, and
 * one that cannot be read is logged and passed over.
 * @returns how many were published
 */
export async function publishScheduled(now: Date): Promise<number> {
  let begun = 0;
  const { done } = await sweepDue(
    {
      sweep: "publish",
      due: db().collection(paths.invitations()).where("scheduled.at", "<=", now).orderBy("scheduled.at"),
      dueBy: "scheduled.at",
      pageSize,
      // Each draws a picture.
      atOnce: 2,
      work: async ({ id }) => {
        begun += 1;
        if (begun <= ownHands) return publishOrRefuse(id, now);
        // One that is lost there is due in the next minute, too.
        await enqueueJob(`publish-${id}`, now);
        return false;
      },
    },
    now,
  );
  return done;
}

/** One of many that are due in the same minute, by the queue. */
export async function publishNow(invitationId: string, clock: () => Date): Promise<void> {
  await publishOrRefuse(invitationId, clock());
}

/** Publishes and tells the team how it went. @returns whether it was published */
async function publishOrRefuse(invitationId: string, now: Date): Promise<boolean> {
  const head = (await invitationDocument(invitationId).get()).data();
  const frozen = head?.scheduled;
  if (head === undefined || frozen == null) return false;
  const key = `${invitationId}/${String(frozen.revision)}/${String(frozen.at.getTime())}`;
  try {
    if (!(await publishDue(head, frozen, now))) return false;
    if (head.hasWebhooks) await requestNotifications(invitationId, now, "guests");
    await notify({ invitation: head, facts: { kind: "published" }, key, at: now });
    return true;
  } catch (error) {
    if (error instanceof AppError) {
      const current = (await invitationDocument(invitationId).get()).data();
      if (current === undefined || !isScheduled(current, frozen)) return false;
      await notify({ invitation: head, facts: { kind: "publishFailed" }, key, at: now });
      await unscheduleRefused(invitationId, frozen, now);
      logger.warn("a scheduled publication was refused", { invitation: invitationId, fault: faultOf(error) });
      return false;
    }
    throw error;
  }
}

type Schedule = NonNullable<Invitation["scheduled"]>;

/**
 * What is refused now is refused every minute: it must not stand in the way of the others. What was scheduled
 * instead meanwhile stays.
 */
export async function unscheduleRefused(invitationId: string, refused: Schedule, now: Date): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const reference = invitationDocument(invitationId);
    const invitation = (await transaction.get(reference)).data();
    if (invitation !== undefined && isScheduled(invitation, refused))
      transaction.update(reference, { scheduled: null, updatedAt: now });
  });
}

async function publishDue(head: Invitation, frozen: Schedule, now: Date): Promise<boolean> {
  const invitationId = head.id;
  if (await isClosedAccount(frozen.by)) throw new AppError("account/closed");
  const version = (await versionDocument(invitationId, frozen.revision).get()).data();
  if (version === undefined) throw new Error(`version ${String(frozen.revision)} is missing`);
  const sources = await publicationSources(head, frozen.revision, version.content, frozen.version);
  const shown = await showSources(sources, () =>
    db().runTransaction(async (transaction) => {
      const invitation = (await transaction.get(invitationDocument(invitationId))).data();
      if (invitation === undefined || !isScheduled(invitation, frozen) || frozen.at > now) return null;
      const author = { uid: frozen.by, draft: version.content };
      const show = await preparePublication(transaction, invitation, sources, author, now);
      return show();
    }),
  );
  return shown !== null;
}

/** Whether nothing else was scheduled meanwhile. */
function isScheduled({ scheduled }: Invitation, { revision, at, version }: Schedule): boolean {
  return (
    scheduled?.revision === revision &&
    scheduled.at.getTime() === at.getTime() &&
    scheduled.version === version
  );
}
