import type { integrationCallables } from "@janur/domain/contracts/integration-callables";
import { limits } from "@janur/domain/limits";
import { messageTemplateSchema } from "@janur/domain/integration/whatsapp-message";
import type * as z from "zod";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { requireIntegration } from "./require-integration.ts";
import {
  listTemplates,
  type CloudApiAccess,
  type CloudApiTemplate,
} from "../../notify/whatsapp/cloud-api.ts";
import { valueOf } from "./connect-whatsapp.ts";
import { requireAccessOf } from "../../notify/whatsapp/whatsapp-access.ts";

type Templates = z.output<typeof integrationCallables.listMessageTemplates.output>["templates"];

/**
 * Approved templates that need nothing but texts in their body, for everybody who sends.
 * @throws AppError `integration/not-found`, `integration/meta-unreachable`, `integration/meta-refused`, `limit/too-many-requests`
 */
export async function listMessageTemplates(
  { appId }: { appId: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<{ templates: Templates }> {
  const { access } = await requireAccessOf(await requireIntegration(appId, caller));
  await countAttempt(["app", caller.uid], limits.integration.rate, now);
  return { templates: await usableTemplates(access) };
}

/** @throws AppError `integration/meta-unreachable`, `integration/meta-refused` */
export async function usableTemplates(access: CloudApiAccess): Promise<Templates> {
  const found = valueOf(await listTemplates(access));
  return found.flatMap(usable).slice(0, limits.integration.whatsApp.templates);
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
  if (!isNumbered || values > limits.integration.whatsApp.values) return [];
  return [{ ...template.data, body: body.slice(0, limits.integration.whatsApp.templateBody), values }];
}
