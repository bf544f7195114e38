import { documentIdSchema } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import {
  nextAttempt,
  type Mail,
  type MailEnd,
  type MailMessage,
  type MailProblem,
} from "@janur/domain/notification/mail";
import * as logger from "firebase-functions/logger";
import type { Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { isClosedAccount } from "../../store/account/closed-account.ts";
import { isShut } from "../../store/service/switches.ts";
import { ownSender, type OwnSender } from "./own-sender.ts";
import { recordHealth } from "../../store/integration/record-health.ts";
import { smtpUrl } from "../../platform/secrets/smtp-url.ts";
import { maskedEmail } from "../../platform/log/masked-contact.ts";
import { faultOf } from "../../platform/log/fault.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { composeMail, subjectOf, type ComposedMail } from "./compose-mail.ts";
import { endMail, mayStillGo } from "./guest-mail.ts";
import { mailDocument } from "./mail-document.ts";
import { problemOfConnecting } from "./problem-of-connecting.ts";
import { openSmtp, smtpServerOf, type SmtpSession } from "./smtp-session.ts";

const jobSchema = z.object({ mailId: documentIdSchema });

/** A job of the queue. */
export async function runHandOver(data: unknown): Promise<void> {
  // A sweep finds it when mails are open again.
  if (await isShut("mails")) return;
  await handOverMail(jobSchema.parse(data).mailId, () => new Date());
}

/** The right to work on a mail until the lease ends. */
interface Lease {
  mail: Mail;
  message: MailMessage;
  /** The server of whoever caused it; null where there is none. */
  own: OwnSender | null;
  /** The write that gave it; another one since then means that it is lost. */
  since: Timestamp;
}

/**
 * Hands a mail to the mail server, at most once. Only who holds the lease
 * works on it; that it is being handed over is written down before it is, so
 * that a worker which ends in between leaves a mail that nobody sends again.
 * What an account had queued before it was shut is withdrawn. Safe to run any number of times and at the same time.
 * @param clock the server's time
 */
export async function handOverMail(mailId: string, clock: () => Date): Promise<void> {
  const lease = await leaseMail(mailId, clock());
  if (lease === null) return;
  const { account } = lease.mail;
  const isClosed = account !== null && (await isClosedAccount(account));
  if (isClosed || !(await mayStillGo(lease.mail, lease.message))) {
    await finish(lease, "failed", "withdrawn", clock());
    return;
  }
  const prepared = await prepare(lease).catch((error: unknown) => {
    logger.warn("the mail server was not reached", { mail: mailId, fault: faultOf(error) });
    return problemOfConnecting(error);
  });
  if (typeof prepared === "string") {
    await tryLater(lease, prepared, clock());
    return;
  }
  try {
    await handOver(lease, prepared, clock);
  } finally {
    prepared.session.close();
  }
}

/** @returns null when there is nothing to do now, or another one does it */
async function leaseMail(mailId: string, now: Date): Promise<Lease | null> {
  const reference = mailDocument(mailId);
  return untilFirst(async () => {
    const snapshot = await reference.get();
    const mail = snapshot.data();
    const lastUpdateTime = snapshot.updateTime;
    if (mail?.dueAt == null || lastUpdateTime === undefined || mail.dueAt > now) return null;
    if (mail.state === "handingOver" || mail.message === null) {
      const ownServer = mail.ownServer === null ? null : { ...mail.ownServer, problem: "unsure" as const };
      const end = { ...endOf("uncertain", now), ownServer };
      await endMail(mail, end, { since: lastUpdateTime, problem: "unsure", now });
      logger.error("a mail may or may not have been sent", { mail: mailId, template: mail.template });
      return null;
    }
    const leased = {
      state: "leased" as const,
      attempts: mail.attempts + 1,
      dueAt: leaseEnd(now),
      updatedAt: now,
    };
    const own = mail.account === null ? null : await ownSender(mail.account);
    const { writeTime } = await reference.update(leased, { lastUpdateTime });
    return { mail: { ...mail, ...leased }, message: mail.message, own, since: writeTime };
  });
}

interface Prepared {
  composed: ComposedMail;
  session: SmtpSession;
}

/** Whatever may fail without a trace at the other end. A mail that a host causes goes through their own server. */
async function prepare({ mail, message, own }: Lease): Promise<Prepared> {
  if (own === null) {
    const composed = await composeMail(mail, message);
    return { composed, session: await openSmtp(smtpServerOf(smtpUrl())) };
  }
  const composed = await composeMail(mail, message, own.from);
  return { composed, session: await openOwn(own) };
}

async function openOwn({ integration, connect }: OwnSender): Promise<SmtpSession> {
  try {
    const session = await openSmtp(await connect());
    await recordHealth(integration, "good", new Date());
    return session;
  } catch (error) {
    await recordHealth(integration, "failing", new Date());
    throw error;
  }
}

async function handOver(lease: Lease, { composed, session }: Prepared, clock: () => Date): Promise<void> {
  const { mail, since } = lease;
  const reference = mailDocument(mail.id);
  const now = clock();
  const ownServer = ownServerOf(lease, null);
  const begun = { state: "handingOver" as const, dueAt: leaseEnd(now), updatedAt: now, ownServer };
  // Fails when the lease is lost: then nothing is handed over.
  const { writeTime } = await reference.update(begun, { lastUpdateTime: since });
  const held = { ...lease, since: writeTime };
  const result = await session.handOver(composed);
  switch (result.outcome) {
    case "taken":
      await finish(held, "sent", null, clock());
      return;
    case "unknown":
      await finish(held, "uncertain", "unsure", clock());
      return;
    case "refused": {
      const problem = `${result.what}-refused` as const;
      if (result.isForGood) await finish(held, "failed", problem, clock());
      else await tryLater(held, problem, clock());
    }
  }
}

/** Leaves the mail to a later attempt, or to nobody after the last one. */
async function tryLater(lease: Lease, problem: MailProblem, now: Date): Promise<void> {
  const dueAt = nextAttempt(lease.mail.attempts, now);
  if (dueAt === null) {
    await finish(lease, "failed", problem, now);
    return;
  }
  const ownServer = ownServerOf(lease, problem);
  const waiting = { state: "queued" as const, dueAt, updatedAt: now, ownServer };
  await mailDocument(lease.mail.id).update(waiting, { lastUpdateTime: lease.since });
}

async function finish(lease: Lease, end: MailEnd, problem: MailProblem | null, now: Date): Promise<void> {
  const { mail, message, own, since } = lease;
  const isKept = end === "failed" && own !== null && mail.guest === null;
  const change = {
    ...endOf(end, now),
    ownServer: ownServerOf(lease, problem),
    // Its sender may see to their server and send it again.
    ...(isKept ? { message } : {}),
  };
  await endMail(mail, change, { since, problem, now });
  const facts = { mail: mail.id, template: mail.template, attempts: mail.attempts };
  if (end === "sent") logger.info("mail sent", facts);
  else if (problem === "withdrawn") logger.info("mail withdrawn", facts);
  else logger.error(`mail ${end}`, facts);
}

/** Whom it went to and what it said is nobody's business any more. */
function endOf(state: MailEnd, now: Date) {
  return { state, message: null, dueAt: null, updatedAt: now };
}

/** What its sender sees of it, where it goes through a server of theirs. */
function ownServerOf({ message, own }: Lease, problem: MailProblem | null): Mail["ownServer"] {
  if (own === null) return null;
  return {
    appId: own.integration.id,
    to: maskedEmail(message.to) ?? "",
    subject: subjectOf(message),
    problem,
  };
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + limits.mail.leaseMs);
}
