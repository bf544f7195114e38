import type { sendingCallables } from "@janur/domain/contracts/sending-callables";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { allSamples } from "@janur/domain/sending/sending-samples";
import { sendingSubjects } from "@janur/domain/sending/sending-subjects";
import type { SendingTemplate } from "@janur/domain/sending/sending-template";
import type * as z from "zod";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { whatsAppIdOf } from "../integration/connect-whatsapp.ts";
import { db } from "../../platform/google/firestore.ts";
import { requireCapability } from "../../store/access.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { templateDocument } from "../../store/template-document.ts";

/** Texts that every family has and those that it keeps of its own, and by what they can go, for everybody who sends. */
export async function listSendingTemplates({
  invitationId,
}: {
  invitationId: string;
}): Promise<z.output<typeof sendingCallables.listSendingTemplates.output>> {
  const [own, integration] = await Promise.all([
    templateDocument(invitationId).get(),
    integrationDocument(whatsAppIdOf(invitationId)).get(),
  ]).then((found) => [found[0].data(), found[1].data()] as const);
  const whatsApp =
    integration?.kind === "whatsApp"
      ? { appId: integration.id, isFailing: integration.health === "failing" }
      : null;
  return { samples: allSamples(), templates: own?.templates ?? [], subjects: sendingSubjects, whatsApp };
}

/** Adds a text, or changes the one with its id in its place. @throws AppError `sending/template-limit` */
export async function saveSendingTemplate(
  { invitationId, template }: { invitationId: string; template: SendingTemplate },
  caller: AccountCaller,
): Promise<Record<string, never>> {
  await changeTemplates(invitationId, caller, (templates) => {
    const isKnown = templates.some(({ id }) => id === template.id);
    if (isKnown) return templates.map((old) => (old.id === template.id ? template : old));
    if (templates.length >= limits.sending.templates) throw new AppError("sending/template-limit");
    return [...templates, template];
  });
  return {};
}

/** Forgets a text. */
export async function removeSendingTemplate(
  { invitationId, templateId }: { invitationId: string; templateId: string },
  caller: AccountCaller,
): Promise<Record<string, never>> {
  await changeTemplates(invitationId, caller, (templates) => templates.filter(({ id }) => id !== templateId));
  return {};
}

async function changeTemplates(
  invitationId: string,
  { uid }: AccountCaller,
  change: (templates: SendingTemplate[]) => SendingTemplate[],
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    await requireCapability(invitationId, uid, "editTemplates", transaction);
    const reference = templateDocument(invitationId);
    const templates = (await transaction.get(reference)).data()?.templates ?? [];
    transaction.set(reference, { templates: change(templates) });
  });
}
