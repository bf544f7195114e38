import type { appCallables } from "@janur/domain/contracts/app-callables";
import { limits } from "@janur/domain/limits";
import { messageTemplateSchema } from "@janur/domain/integration/message";
import type * as z from "zod";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { requireApp } from "./require-app.ts";
import {
  listTemplates,
  type CloudApiAccess,
  type CloudApiTemplate,
} from "../../notify/whatsapp/cloud-api.ts";
import { valueOf } from "./connect-whatsapp.ts";
import { requireAccessOf } from "../../notify/whatsapp/whatsapp-access.ts";

type Templates = z.output<typeof appCallables.listMessageTemplates.output>["templates"];

/**
 * Approved templates that need nothing but texts in their body, for everybody who sends.
 * @throws AppError `app/not-found`, `app/meta-unreachable`, `app/meta-refused`, `limit/too-many-requests`
 */
export async function listMessageTemplates(
  { appId }: { appId: string },
  { uid }: AccountCaller,
  now: Date,
): Promise<{ templates: Templates }> {
  const { access } = await requireAccessOf(await requireApp(appId, uid, "sendInvitations"));
  await countAttempt(["app", uid], limits.app.rate, now);
  return { templates: await usableTemplates(access) };
}

/** @throws AppError `app/meta-unreachable`, `app/meta-refused` */
export async function usableTemplates(access: CloudApiAccess): Promise<Templates> {
  const found = valueOf(await listTemplates(access));
  return found.flatMap(usable).slice(0, limits.app.whatsApp.templates);
}

function usable({ name, language, status, components }: CloudApiTemplate): Templates {
  const template = messageTemplateSchema.safeParse({ name, language });
  if (status !== "APPROVED" || !template.success) return [];
  const hasPlace = (text = "") => text.includes("{{");
  const others = components.filter(({ type }) => type !== "BODY");
  const needsMore = others.some(
    ({ type, format, text, buttons = [] }) =>
      (type === "HEADER" && format !== "TEXT") || hasPlace(text) || buttons.some(({ url }) => hasPlace(url)),
  );
  if (needsMore) return [];
  const body = components.find(({ type }) => type === "BODY")?.text ?? "";
  const values = new Set(body.match(/\{\{\d+\}\}/g)).size;
  // Named places are filled in another way.
  const isNumbered = !/\{\{(?!\d+\}\})/.test(body);
  if (!isNumbered || values > limits.app.whatsApp.values) return [];
  return [{ ...template.data, body: body.slice(0, limits.app.whatsApp.templateBody), values }];
}
