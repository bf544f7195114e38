import { readCheckCode } from "@janur/domain/invitation/check-code";
import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import {
  renderVerifySenderPage,
  type VerifySenderState,
} from "@janur/event-page/pages/verify-sender/verify-sender-page";
import { languageOfForm } from "@janur/event-page/invitation/rsvp-form";
import type { Request } from "firebase-functions/v2/https";
import { htmlPage, refusedFormPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin } from "./same-origin.ts";
import { siteUrl } from "../platform/runtime.ts";
import { countAttempt } from "../platform/limits/count-attempt.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { findByCode } from "../nouns/verify-sender/find-by-code.ts";

const statuses: Record<VerifySenderState["kind"], number> = {
  form: 200,
  found: 200,
  unknown: 404,
  limited: 429,
};

/** `GET /cek` and `/cek/en`: the form. */
export function serveVerifySenderForm(language: Language): Promise<PreparedPage> {
  const page = renderVerifySenderPage({ language, origin: siteUrl(), state: { kind: "form" } });
  return Promise.resolve(preparePage(htmlPage(200, page, "shared")));
}

/** `POST /cek`: whose invitation a code is. Malformed and unknown codes answer alike, and every one counts. */
export async function receiveVerifySender(request: Request): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const language = languageOfForm(read.fields);
  const state = await check(read.fields.get("code") ?? "", senderHash(request), new Date());
  const page = renderVerifySenderPage({ language, origin: siteUrl(), state });
  return preparePage(htmlPage(statuses[state.kind], page, "never"));
}

async function check(typed: string, sender: string, now: Date): Promise<VerifySenderState> {
  try {
    await countAttempt(["check", sender], limits.check.rate, now);
  } catch (error) {
    if (error instanceof AppError) return { kind: "limited", typed };
    throw error;
  }
  const code = readCheckCode(typed);
  const found = code === null ? null : await findByCode(code);
  return found === null ? { kind: "unknown", typed } : { kind: "found", ...found };
}
