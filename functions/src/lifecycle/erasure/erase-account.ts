import { limits } from "@janur/domain/limits";
import * as logger from "firebase-functions/logger";
import { sendMail } from "../../notify/mail/send-mail.ts";
import { keepProgress, leaseEnd, leaseJob, type Lease } from "../../platform/sweep/lease-job.ts";
import { faultOf } from "../../platform/log/fault.ts";
import { erasureJobDocument, erasureJobSchema, type ErasureJob } from "../../store/account/erasure-job.ts";
import { erasers } from "./erasers.ts";

/**
 * Works on an erasure: each noun takes out what is its own, and how far it
 * came is written down. Safe to run any number of times and at the same time,
 * and stopped anywhere it goes on. A noun that fails keeps the others from
 * nothing; it is tried again later. Then a proven address is told, by the last
 * mail that goes there. A second round, once no token of the
 * account can be alive, takes what an open page may have written meanwhile,
 * and the job itself.
 * @param clock the server's time
 */
export async function eraseAccount(uid: string, clock: () => Date): Promise<void> {
  let lease = await leaseJob(erasureJobDocument(uid), clock());
  if (lease === null) return;
  for (const [name, { erase }] of Object.entries(erasers)) {
    const { job } = lease;
    if (job.done.includes(name)) continue;
    try {
      await erase({ uid, email: job.email, choices: job.choices }, clock());
    } catch (error) {
      logger.error("a part of an account was not erased", { part: name, fault: faultOf(error) });
      continue;
    }
    const next = await keep(lease, { done: [...job.done, name], dueAt: leaseEnd(clock()) });
    if (next === null) return;
    lease = next;
  }
  await endRound(lease, clock());
}

async function endRound(lease: Lease<ErasureJob>, now: Date): Promise<void> {
  const { account, done, round, email, language } = lease.job;
  if (Object.keys(erasers).some((name) => !done.includes(name))) {
    await keep(lease, { dueAt: new Date(now.getTime() + limits.job.pauseMs) });
  } else if (round === 1) {
    if (email !== null && language != null) {
      const message = { template: "accountErased" as const, to: email, language, params: {} };
      await sendMail(message, { key: `erased/${account}`, account: null }, now);
    }
    const dueAt = new Date(now.getTime() + limits.account.secondRoundMs);
    await keep(lease, { round: 2, done: [], email: null, language: null, dueAt });
  } else {
    await erasureJobDocument(account).delete({ lastUpdateTime: lease.since });
    logger.info("an account was erased");
  }
}

function keep(lease: Lease<ErasureJob>, change: Partial<ErasureJob>): Promise<Lease<ErasureJob> | null> {
  const parsed = erasureJobSchema.partial().parse(change);
  return keepProgress(erasureJobDocument(lease.job.account), lease, parsed);
}
