import { nextDelivery, type Delivery } from "@janur/domain/integration/delivery";
import { limits } from "@janur/domain/limits";
import type { Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { isClosedAccount } from "../../store/account/closed-account.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { integrationDocument, deliveryDocument } from "../../store/integration/integration-documents.ts";
import { recordHealth } from "../../store/integration/record-health.ts";
import { postOutbound } from "../../platform/outbound/post-outbound.ts";
import { composeBody } from "./compose-body.ts";
import { signatureHeaders } from "./signature.ts";
import { signingSecrets } from "./webhook-secret.ts";

/** The right to work on a delivery until the lease ends. */
interface Lease {
  delivery: Delivery;
  /** The write that gave it; another one since then means that it is lost. */
  since: Timestamp;
}

/**
 * Tells the other side, at least once: a worker that ends in between leaves
 * the delivery to the next one, and both say the same id. Nothing is told for
 * an account that was shut. Safe to run any number of times and at the same time.
 * @param clock the server's time
 */
export async function deliver(deliveryId: string, clock: () => Date): Promise<void> {
  const lease = await leaseDelivery(deliveryId, clock());
  if (lease === null) return;
  const { delivery } = lease;
  const integration = (await integrationDocument(delivery.appId).get()).data();
  const secrets = await signingSecrets(delivery.appId, clock());
  if (integration?.kind !== "webhook" || secrets.length === 0 || (await isClosedAccount(integration.owner))) {
    await finish(lease, { state: "failed", log: delivery.log, dueAt: null, updatedAt: clock() });
    return;
  }
  const at = clock();
  const body = JSON.stringify(await composeBody(delivery));
  const { status, response, problem } = await postOutbound(integration.url, {
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "Janur-Webhooks/1",
      "Janur-Delivery": delivery.id,
      ...signatureHeaders(body, secrets, at),
    },
    body,
  });
  const now = clock();
  const isTaken = status !== null && status >= 200 && status < 300;
  const durationMs = Math.max(0, now.getTime() - at.getTime());
  const log = [...delivery.log, { at, status, problem, durationMs, response }].slice(
    -limits.integration.delivery.log,
  );
  const dueAt = isTaken ? null : nextDelivery(delivery, now);
  const state = isTaken ? ("delivered" as const) : dueAt === null ? ("failed" as const) : ("queued" as const);
  await finish(lease, { state, log, dueAt, updatedAt: now });
  await recordHealth(integration, isTaken ? "good" : "failing", now);
}

/** @returns null when there is nothing to do now, or another one does it */
async function leaseDelivery(deliveryId: string, now: Date): Promise<Lease | null> {
  const reference = deliveryDocument(deliveryId);
  return untilFirst(async () => {
    const snapshot = await reference.get();
    const delivery = snapshot.data();
    const lastUpdateTime = snapshot.updateTime;
    if (delivery?.dueAt == null || lastUpdateTime === undefined || delivery.dueAt > now) return null;
    const leased = {
      state: "leased" as const,
      attempts: delivery.attempts + 1,
      dueAt: new Date(now.getTime() + limits.integration.delivery.leaseMs),
      updatedAt: now,
    };
    const { writeTime } = await reference.update(leased, { lastUpdateTime });
    return { delivery: { ...delivery, ...leased }, since: writeTime };
  });
}

/** Fails when the lease is lost: who has it now says what came of it. */
async function finish(
  { delivery, since }: Lease,
  outcome: Pick<Delivery, "state" | "log" | "dueAt" | "updatedAt">,
): Promise<void> {
  await deliveryDocument(delivery.id).update(outcome, { lastUpdateTime: since });
  if (outcome.state === "failed")
    logger.warn("a delivery was given up", { delivery: delivery.id, integration: delivery.appId });
}
