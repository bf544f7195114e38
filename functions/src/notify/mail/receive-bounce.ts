import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "@janur/domain/limits";
import type { Response } from "express";
import type { Request } from "firebase-functions/v2/https";
import * as z from "zod";
import { bounceSecret } from "../../platform/secrets/bounce-secret.ts";
import { rawBodyOf } from "../../platform/http/raw-body.ts";
import { mailIdIn } from "./bounce-address.ts";
import { readBounce, type Bounce } from "./read-bounce.ts";
import { recordBounce } from "./record-bounce.ts";

/** What a mail provider tells in its own words, once they are put into these. */
const toldSchema = z.object({
  /** `<id@domain>`, as it stood in the mail, or the address that it was to come back to. */
  message: z.string().max(limits.account.email.max),
  action: z.enum(["failed", "delayed", "delivered", "relayed", "expanded"]),
  status: z.string().regex(/^[245]\.\d{1,3}\.\d{1,3}$/),
});

/**
 * `POST /api/apps/mail/bounces`: a mail came back. The body is the report itself as `message/rfc822`, or JSON, and
 * is signed as our own webhooks are: `Janur-Signature: v1=<hex>`, HMAC-SHA-256 over `<Janur-Timestamp>.<body>`.
 * 403 for a wrong or an old signature, 413 for too much of it; what is about nothing of ours is taken and forgotten,
 * because whoever passes mail on cannot do anything about it.
 */
export async function receiveBounce(request: Request, response: Response, now: Date): Promise<void> {
  const body = rawBodyOf(request);
  if (body.length > limits.mail.bounceBytes) {
    response.status(413).end();
    return;
  }
  if (!isSigned(body, request, now)) {
    response.status(403).end();
    return;
  }
  const report = request.is("application/json") ? reportIn(body) : await readBounce(body);
  const mailId = report?.names.map(mailIdIn).find((id) => id !== null) ?? null;
  if (report?.action === "failed" && mailId !== null)
    await recordBounce(mailId, report.status.startsWith("5"), now);
  response.status(204).end();
}

function isSigned(body: Buffer, request: Request, now: Date): boolean {
  const timestamp = /^\d{1,11}$/.exec(request.get("janur-timestamp") ?? "")?.[0];
  const given = /^v1=([0-9a-f]{64})$/.exec(request.get("janur-signature") ?? "")?.[1];
  if (timestamp === undefined || given === undefined) return false;
  const expected = createHmac("sha256", bounceSecret()).update(`${timestamp}.`).update(body).digest();
  const isFresh = Math.abs(now.getTime() - Number(timestamp) * 1000) <= limits.mail.bounceFreshMs;
  return timingSafeEqual(Buffer.from(given, "hex"), expected) && isFresh;
}

function reportIn(body: Buffer): Bounce | null {
  try {
    const told = toldSchema.safeParse(JSON.parse(body.toString("utf8")));
    return told.success ? { ...told.data, names: [told.data.message] } : null;
  } catch {
    return null;
  }
}
