import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import type { Message } from "@janur/domain/integration/whatsapp-message";
import type { Timestamp } from "firebase-admin/firestore";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import { untilFirst, wasOvertaken } from "../../platform/google/until-first.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { recordHealth } from "../../store/integration/record-health.ts";
import { recordRefusal } from "./record-refusal.ts";
import { sendTemplate } from "./cloud-api.ts";
import { composeMessage } from "./compose-message.ts";
import { messageDocument } from "../../store/message-document.ts";
import type { CloudApiRefusal } from "./problem-of-code.ts";
import { accessOf } from "./whatsapp-access.ts";
import { writeMessage, type WhatsAppStatus } from "./write-message.ts";

interface Lease {
  message: Message;
  /** The write that gave it; another one since then means that it is lost. */
  since: Timestamp;
}

/**
 * Sends a message, at most once: Meta takes no key by which it would know a
 * second one again, so a message whose worker ended is called unsure and left.
 * Safe to run any number of times and at the same time.
 * @param clock the server's time
 * @param test to whom and with what, for a message to nobody on the list
 */
export async function sendMessage(
  id: string,
  clock: () => Date,
  test: { to: string; texts: string[] } | null = null,
): Promise<void> {
  if (test === null && !(await isItsTurn(id, clock()))) return;
  const lease = await leaseMessage(id, clock());
  if (lease === null) return;
  const { message } = lease;
  const found = await accessOf((await integrationDocument(message.appId).get()).data());
  if (found === null) return finish(lease, failed({ problem: "disconnected", code: null }), clock());
  const { refusal } = found.integration;
  if (test === null && refusal !== null && message.createdAt <= refusal.at)
    return finish(lease, failed({ problem: refusal.problem, code: null }), clock());
  const filled = test ?? (await composeMessage(message));
  if (typeof filled === "string") return finish(lease, failed({ problem: filled, code: null }), clock());
  const answer = await sendTemplate(found.access, { ...filled, template: message.template, tag: message.id });
  const now = clock();
  if (answer.ok) {
    await finish(lease, { state: "accepted", dueAt: null, messageId: answer.value, problem: null }, now);
    await recordHealth(found.integration, "good", now);
    return;
  }
  await finish(lease, afterRefusal(message, answer, now), now);
  await recordRefusal(found.integration, answer, now);
  if (answer.problem === "unreachable") await recordHealth(found.integration, "failing", now);
}

function failed({ problem, code }: Pick<CloudApiRefusal, "problem" | "code">): WhatsAppStatus {
  return { state: "failed", dueAt: null, problem, problemCode: code };
}

function afterRefusal(message: Message, refusal: CloudApiRefusal, now: Date): WhatsAppStatus {
  // Who tests looks at the outcome themselves.
  const pause =
    message.guestId === null ? undefined : limits.integration.delivery.pausesMs[message.attempts - 1];
  if (!refusal.isPassing || pause === undefined) return failed(refusal);
  const { problem, code } = refusal;
  return { state: "queued", dueAt: new Date(now.getTime() + pause), problem, problemCode: code };
}

/** Whether the pace lets it go now; what has to wait is put off, which counts as no attempt. */
async function isItsTurn(id: string, now: Date): Promise<boolean> {
  const snapshot = await messageDocument(id).get();
  const message = snapshot.data();
  const lastUpdateTime = snapshot.updateTime;
  if (message?.state !== "queued" || message.dueAt === null || message.dueAt > now) return true;
  const { pace, paceMs } = limits.integration.whatsApp;
  try {
    await countAttempt(["whatsapp", message.appId], pace, now);
    return true;
  } catch (error) {
    // Too many that count at once are too many as well.
    if (!(error instanceof AppError) && !wasOvertaken(error)) throw error;
  }
  const later = { dueAt: new Date(now.getTime() + paceMs), updatedAt: now };
  if (lastUpdateTime !== undefined)
    await unlessOvertaken(() => messageDocument(id).update(later, { lastUpdateTime }));
  return false;
}

async function unlessOvertaken(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
  }
}

/** @returns null when there is nothing to do now, or another one does it, or did without saying what came of it */
async function leaseMessage(id: string, now: Date): Promise<Lease | null> {
  const reference = messageDocument(id);
  return untilFirst(async () => {
    const snapshot = await reference.get();
    const message = snapshot.data();
    const lastUpdateTime = snapshot.updateTime;
    if (message?.dueAt == null || lastUpdateTime === undefined || message.dueAt > now) return null;
    if (message.state === "leased") {
      const unsure = failed({ problem: "unsure", code: null });
      await writeMessage(message, unsure, { since: lastUpdateTime, now });
      return null;
    }
    const leased = {
      state: "leased" as const,
      attempts: message.attempts + 1,
      dueAt: new Date(now.getTime() + limits.integration.delivery.leaseMs),
      updatedAt: now,
    };
    const { writeTime } = await reference.update(leased, { lastUpdateTime });
    return { message: { ...message, ...leased }, since: writeTime };
  });
}

/** Nothing is written over news that came while it was sent: they know more. */
async function finish({ message, since }: Lease, outcome: WhatsAppStatus, now: Date): Promise<void> {
  await unlessOvertaken(() => writeMessage(message, outcome, { since, now }));
}
