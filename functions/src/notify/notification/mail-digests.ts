import { createHash } from "node:crypto";
import { countAction } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import {
  notificationsOf,
  notificationSchema,
  type Notification,
} from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import type { QuerySnapshot } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { mailDocument, newMail } from "../mail/mail-document.ts";
import { requestHandOver } from "../mail/send-mail.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { sweepDueOf } from "../../platform/sweep/sweep-due.ts";
import { readSettings } from "./read-settings.ts";
import { verifiedAddress } from "./verified-address.ts";

/** Pieces of news that are read at once. */
const pageSize = 500;
/** Each is a few calls that wait for the database. */
const atOnce = 40;
/** As many as one mail takes up; what is left comes with the next one. */
const perMail = 100;

/**
 * Puts what is due into mails, one for each person. Safe to run twice and at
 * the same time: the mail is written in the commit that takes the news off.
 * @returns how many people were looked at
 */
export async function mailDigests(now: Date): Promise<number> {
  const { looked } = await sweepDueOf(
    {
      sweep: "digests",
      due: db()
        .collectionGroup("notifications")
        .where("mailState", "==", "waiting")
        .where("mailDueAt", "<=", now)
        .orderBy("mailDueAt"),
      dueBy: "mailDueAt",
      pageSize,
      atOnce,
      whose: ({ ref }) => ref.parent.parent?.id ?? null,
      work: async (uid) => {
        await mailDigest(uid, now);
        return true;
      },
    },
    now,
  );
  return looked;
}

/** One mail with everything that is due for one person. */
async function mailDigest(uid: string, now: Date): Promise<void> {
  const [address, { account }] = await Promise.all([verifiedAddress(uid), readSettings(uid)]);
  const rateReference = attemptsDocument(["mail-digest", uid]);
  const mailId = await db().runTransaction(async (transaction) => {
    const [due, rate] = await Promise.all([
      transaction.get(
        db()
          .collection(paths.notifications(uid))
          .withConverter(converter(notificationSchema))
          .where("mailState", "==", "waiting")
          .where("mailDueAt", "<=", now)
          .orderBy("mailDueAt")
          .limit(perMail),
      ),
      transaction.get(rateReference),
    ]);
    if (due.empty) return null;
    const change = (fields: Partial<Pick<Notification, "mailState" | "mailDueAt">>) => {
      for (const { ref } of due.docs) transaction.update(ref, fields);
    };
    if (address === null) {
      change({ mailState: "none", mailDueAt: null });
      return null;
    }
    const limit = limits.notification.mails;
    const counted = countAction(rate.data() ?? null, now, limit);
    if (counted === null) {
      const { startedAt = now } = rate.data() ?? {};
      change({ mailDueAt: new Date(startedAt.getTime() + limit.windowMs) });
      return null;
    }
    const cause = { key: `digest/${uid}/${hashOf(due)}`, account: null };
    const mail = newMail(
      { template: "news", to: address, language: account.language, params: { items: itemsOf(due) } },
      cause,
      now,
    );
    transaction.create(mailDocument(mail.id), mail);
    transaction.set(rateReference, {
      ...counted,
      expireAt: new Date(counted.startedAt.getTime() + limit.windowMs),
    });
    change({ mailState: "mailed", mailDueAt: null });
    return mail.id;
  });
  if (mailId !== null) await requestHandOver(mailId);
}

function hashOf({ docs }: QuerySnapshot<Notification>): string {
  const ids = docs.map(({ id }) => id).sort();
  return createHash("sha256").update(ids.join("\n")).digest("hex");
}

/** By invitation and kind, so that a busy day is a short mail. */
function itemsOf({ docs }: QuerySnapshot<Notification>) {
  const notifications = docs
    .map((document) => ({ ...document.data(), readAt: null }))
    .sort((a, b) => groupOf(a).localeCompare(groupOf(b)));
  return notificationsOf(notifications).map(({ facts, invitationId, invitationTitle }) => ({
    facts,
    invitationId,
    invitationTitle,
  }));
}

function groupOf({ invitationId, facts }: Notification): string {
  return `${invitationId}/${facts.kind}`;
}
