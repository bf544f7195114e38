import { createHmac, timingSafeEqual } from "node:crypto";
import { readWhatsAppStatusPath, type WhatsApp } from "@janur/domain/integration/integration";
import { documentIdSchema } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { isLaterState, type MessageState } from "@janur/domain/integration/whatsapp-message";
import type { Response } from "express";
import type { Request } from "firebase-functions/v2/https";
import * as z from "zod";
import { rawBodyOf } from "../platform/http/raw-body.ts";
import { untilFirst } from "../platform/google/until-first.ts";
import { integrationDocument } from "../store/integration/integration-documents.ts";
import { messageDocument } from "../store/message-document.ts";
import { recordRefusal } from "../notify/whatsapp/record-refusal.ts";
import { problemOfCode } from "../notify/whatsapp/problem-of-code.ts";
import { isSameSecret, readWhatsAppSecrets } from "../notify/whatsapp/whatsapp-secrets.ts";
import { writeMessage } from "../notify/whatsapp/write-message.ts";

const statusSchema = z.object({
  id: z.string().max(limits.integration.whatsApp.shownText),
  status: z.enum(["sent", "delivered", "read", "failed"]),
  /** Seconds. */
  timestamp: z.coerce.number().int().min(0).max(99_999_999_999),
  errors: z.array(z.object({ code: z.int() })).default([]),
  /** What we sent along: our own id of the message. */
  biz_opaque_callback_data: documentIdSchema,
});
type Status = z.output<typeof statusSchema>;

/** Of other news, and of messages that are not ours, nothing is read. */
const whatsAppStatusSchema = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).default([]),
          }),
        }),
      ),
    }),
  ),
});

/**
 * `/api/apps/whatsapp/<id>`: GET is Meta's question whether the address is
 * ours, POST its news about messages, signed with the secret of the integration.
 * Unknown connections and wrong proofs answer alike.
 * https://developers.facebook.com/docs/graph-api/webhooks/getting-started
 */
export async function receiveWhatsAppStatus(request: Request, response: Response, now: Date): Promise<void> {
  const appId = readWhatsAppStatusPath(request.path);
  const integration = appId === null ? undefined : (await integrationDocument(appId).get()).data();
  const secrets = integration?.kind === "whatsApp" ? await readWhatsAppSecrets(integration.id) : null;
  if (integration?.kind !== "whatsApp" || secrets === null) response.status(403).end();
  else if (request.method === "GET")
    await answerChallenge(request, response, integration, secrets.verifyToken, now);
  else await takeStatus(request, response, integration, secrets.appSecret, now);
}

async function takeStatus(
  request: Request,
  response: Response,
  integration: WhatsApp,
  appSecret: string,
  now: Date,
): Promise<void> {
  const body = rawBodyOf(request);
  if (body.length > limits.integration.whatsApp.statusBytes) response.status(413).end();
  else if (!isSigned(body, request.get("x-hub-signature-256") ?? "", appSecret)) response.status(403).end();
  else {
    for (const status of statusesOf(body, integration)) await note(status, integration, now);
    response.status(200).end();
  }
}

async function answerChallenge(
  { query }: Request,
  response: Response,
  { id }: WhatsApp,
  verifyToken: string,
  now: Date,
): Promise<void> {
  const asked = z
    .object({
      "hub.mode": z.literal("subscribe"),
      "hub.verify_token": z.string(),
      "hub.challenge": z.string().regex(/^[\w-]{1,200}$/),
    })
    .safeParse(query);
  if (!asked.success || !isSameSecret(asked.data["hub.verify_token"], verifyToken)) {
    response.status(403).end();
    return;
  }
  await integrationDocument(id).update({ verifiedAt: now, updatedAt: now });
  response.set("Content-Type", "text/plain; charset=utf-8").end(asked.data["hub.challenge"]);
}

/** Over the bytes as they came: the same text written otherwise has another signature. */
function isSigned(body: Buffer, signature: string, appSecret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(signature)?.[1];
  if (given === undefined) return false;
  const expected = createHmac("sha256", appSecret).update(body).digest();
  return timingSafeEqual(Buffer.from(given, "hex"), expected);
}

function statusesOf(body: Buffer, { phoneNumberId }: WhatsApp): Status[] {
  const news = whatsAppStatusSchema.safeParse(jsonOf(body.toString("utf8")));
  if (!news.success) return [];
  return news.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ value }) => value.metadata?.phone_number_id === phoneNumberId)
    .flatMap(({ value }) => value.statuses)
    .flatMap((status) => {
      const read = statusSchema.safeParse(status);
      return read.success ? [read.data] : [];
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes only what is new, and what it means for the guest: the same news, or older ones, change nothing. */
async function note(news: Status, integration: WhatsApp, now: Date): Promise<void> {
  const reference = messageDocument(news.biz_opaque_callback_data);
  await untilFirst(async () => {
    const snapshot = await reference.get();
    const lastUpdateTime = snapshot.updateTime;
    // Deliveries of other connections have another shape, and are not looked at.
    if (lastUpdateTime === undefined || snapshot.get("appId") !== integration.id) return;
    const message = snapshot.data();
    if (message === undefined || (message.messageId !== null && message.messageId !== news.id)) return;
    const state: MessageState = news.status;
    // What was only guessed gives way to whatever is known.
    if (!isLaterState(state, message.state) && message.problem !== "unsure") return;
    const code = state === "failed" ? (news.errors[0]?.code ?? null) : null;
    const refusal = state === "failed" ? problemOfCode(400, code) : null;
    const history = [...message.history, { state, at: new Date(news.timestamp * 1000) }];
    const told = {
      state,
      messageId: news.id,
      problem: refusal?.problem ?? null,
      problemCode: code,
      dueAt: null,
      history: history.slice(-limits.integration.whatsApp.history),
    };
    await writeMessage(message, told, { since: lastUpdateTime, now });
    if (refusal !== null) await recordRefusal(integration, refusal, now);
  });
}
