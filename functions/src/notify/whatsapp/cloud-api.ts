import { createHmac } from "node:crypto";
import { limits } from "@janur/domain/limits";
import type { MessageTemplate } from "@janur/domain/integration/whatsapp-message";
import { templateValue } from "@janur/domain/sending/sending-message";
import * as z from "zod";
import { whatsAppApiUrl } from "../../platform/runtime.ts";
import { fetchWithin } from "../../platform/google/fetch-within.ts";
import { problemOfCode, type CloudApiRefusal } from "./problem-of-code.ts";

/*
 * WhatsApp's Cloud API as far as invitations need it.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/reference
 */

const { timeoutMs, shownText } = limits.integration.whatsApp;

/** Whose number, and what proves it. */
export interface CloudApiAccess {
  phoneNumberId: string;
  businessAccountId: string;
  token: string;
  appSecret: string;
}

export type CloudApiAnswer<T> = { ok: true; value: T } | ({ ok: false } & CloudApiRefusal);

const errorSchema = z.object({ error: z.object({ code: z.int() }) });
const numberSchema = z.object({
  display_phone_number: z.string().max(shownText),
  verified_name: z.string().max(shownText).default(""),
});
const sentSchema = z.object({ messages: z.array(z.object({ id: z.string().max(shownText) })).min(1) });
const componentSchema = z.object({
  type: z.string(),
  format: z.string().optional(),
  text: z.string().optional(),
  buttons: z.array(z.object({ url: z.string().optional() })).optional(),
});
const templatesSchema = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      components: z.array(componentSchema).default([]),
    }),
  ),
});
export type CloudApiTemplate = z.output<typeof templatesSchema>["data"][number];

/** What Meta knows of the number. */
export async function readPhoneNumber(
  access: CloudApiAccess,
): Promise<CloudApiAnswer<{ displayNumber: string; verifiedName: string }>> {
  const query = { fields: "display_phone_number,verified_name" };
  const answer = await ask(access, { path: access.phoneNumberId, query }, numberSchema);
  if (!answer.ok) return answer;
  const { display_phone_number: displayNumber, verified_name: verifiedName } = answer.value;
  return { ok: true, value: { displayNumber, verifiedName } };
}

/** Templates of the business account, approved or not. */
export async function listTemplates(access: CloudApiAccess): Promise<CloudApiAnswer<CloudApiTemplate[]>> {
  const query = {
    fields: "name,language,status,components",
    limit: String(limits.integration.whatsApp.templates),
  };
  const path = `${access.businessAccountId}/message_templates`;
  const answer = await ask(access, { path, query }, templatesSchema);
  return answer.ok ? { ok: true, value: answer.value.data } : answer;
}

/**
 * Sends a template. Not safe to repeat: `unsure` says that it may have gone.
 * @param to E.164
 * @param tag comes back with the news of this message
 * @returns Meta's id of the message
 */
export async function sendTemplate(
  access: CloudApiAccess,
  message: { to: string; template: MessageTemplate; texts: readonly string[]; tag: string },
): Promise<CloudApiAnswer<string>> {
  const { to, template, texts, tag } = message;
  const parameters = texts.map((text) => ({ type: "text", text: templateValue(text) }));
  const body = {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: to.slice(1),
    type: "template",
    template: {
      name: template.name,
      language: { code: template.language },
      ...(parameters.length === 0 ? {} : { components: [{ type: "body", parameters }] }),
    },
    biz_opaque_callback_data: tag,
  };
  const answer = await ask(access, { path: `${access.phoneNumberId}/messages`, body }, sentSchema);
  return answer.ok ? { ok: true, value: answer.value.messages[0]?.id ?? "" } : answer;
}

interface Question {
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON; without one it is a question that may be repeated. */
  body?: Record<string, unknown>;
}

async function ask<T>(
  { token, appSecret }: CloudApiAccess,
  { path, query = {}, body }: Question,
  schema: z.ZodType<T>,
): Promise<CloudApiAnswer<T>> {
  const url = new URL(`${whatsAppApiUrl()}/${path}`);
  // Proves that who asks has the secret of the integration too: a token alone, stolen, is worth nothing.
  const proof = createHmac("sha256", appSecret).update(token).digest("hex");
  for (const [name, value] of Object.entries({ ...query, appsecret_proof: proof }))
    url.searchParams.set(name, value);
  try {
    const question = {
      method: body === undefined ? "GET" : "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: "error",
      timeoutMs,
      // Whoever asks tries again in its own time.
      attempts: 1,
    } as const;
    return await fetchWithin(url, question, async (response): Promise<CloudApiAnswer<T>> => {
      const answer = jsonOf(await response.text());
      if (response.ok) {
        const value = schema.safeParse(answer);
        // Whatever it says, it took what was sent.
        return value.success ? { ok: true, value: value.data } : unheard(body !== undefined, false);
      }
      const refusal = errorSchema.safeParse(answer);
      return {
        ok: false,
        ...problemOfCode(response.status, refusal.success ? refusal.data.error.code : null),
      };
    });
  } catch (error) {
    return unheard(body !== undefined, neverConnected(error));
  }
}

function unheard(isSending: boolean, neverArrived: boolean): { ok: false } & CloudApiRefusal {
  const isUnsure = isSending && !neverArrived;
  const problem = isUnsure ? "unsure" : "unreachable";
  return { ok: false, problem, code: null, isPassing: !isUnsure, isOfNumber: false };
}

const beforeSending: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Whether a request failed before anything of it left. */
function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && beforeSending.has(cause.code);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
