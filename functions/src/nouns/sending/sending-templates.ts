import type { sendingCallables } from "@janur/domain/contracts/sending-callables";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { allSamples } from "@janur/domain/sending/sending-samples";
import { sendingSubjects } from "@janur/domain/sending/sending-subjects";
import { memberOf } from "@janur/domain/invitation/invitation";
import type { SendingTemplate } from "@janur/domain/sending/sending-template";
import { guestSides, type GuestSide } from "@janur/domain/side/guest-side";
import { isSameValue } from "@janur/domain/text/same-value";
import type * as z from "zod";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { whatsAppIdOf } from "../integration/connect-whatsapp.ts";
import { withInvitation } from "../../store/access.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
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

/**
 * Adds a text, or changes the one with its id in its place.
 * @throws AppError `sending/template-limit`; `team/not-allowed` where another family's words would change
 */
export async function saveSendingTemplate(
  { invitationId, template }: { invitationId: string; template: SendingTemplate },
  caller: CapabilityCaller,
): Promise<Record<string, never>> {
  await changeTemplates(invitationId, caller, (templates, side) => {
    const known = templates.find(({ id }) => id === template.id);
    // Tabs of before families had words do not send them.
    const saved = { ...(known?.sides !== undefined && { sides: known.sides }), ...template };
    requireOwnWords(side, known, saved);
    if (known !== undefined) return templates.map((old) => (old === known ? saved : old));
    if (templates.length >= limits.sending.templates) throw new AppError("sending/template-limit");
    return [...templates, saved];
  });
  return {};
}

/** Forgets a text. @throws AppError `team/not-allowed` where another family has words in it */
export async function removeSendingTemplate(
  { invitationId, templateId }: { invitationId: string; templateId: string },
  caller: CapabilityCaller,
): Promise<Record<string, never>> {
  await changeTemplates(invitationId, caller, (templates, side) => {
    requireOwnWords(
      side,
      templates.find(({ id }) => id === templateId),
      undefined,
    );
    return templates.filter(({ id }) => id !== templateId);
  });
  return {};
}

/** @param side of who works for one family alone. @throws AppError `team/not-allowed` where they change the other's words */
function requireOwnWords(
  side: GuestSide | null,
  before: SendingTemplate | undefined,
  after: SendingTemplate | undefined,
): void {
  const isKept = (other: GuestSide) => isSameValue(before?.sides?.[other], after?.sides?.[other]);
  if (side !== null && !guestSides.every((other) => other === side || isKept(other)))
    throw new AppError("team/not-allowed");
}

async function changeTemplates(
  invitationId: string,
  caller: CapabilityCaller,
  change: (templates: SendingTemplate[], side: GuestSide | null) => SendingTemplate[],
): Promise<void> {
  await withInvitation(invitationId, caller, async (invitation, transaction) => {
    const reference = templateDocument(invitationId);
    const templates = (await transaction.get(reference)).data()?.templates ?? [];
    transaction.set(reference, {
      templates: change(templates, memberOf(invitation, caller.uid)?.side ?? null),
    });
  });
}
