import { whatsAppLink } from "@janur/domain/contact";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest";
import type { Language } from "@janur/domain/language";
import { sendingSamples } from "@janur/domain/sending-samples";
import { renderHelperQueue } from "@janur/event-page/helper-sending";
import type { HelperQueue, NextMessage } from "@janur/event-page/helper-queue";
import { contactDocument, guestDocument } from "../guest/guest-document.ts";
import type { FoundPass } from "../pass/find-pass.ts";
import { isDemoProject } from "../runtime.ts";
import { helperGuests, isHelpersGuest, isOpen, queuedGuest } from "./helper-guests.ts";
import { messageWriter, type WriteMessage } from "./message-writer.ts";
import { templateDocument } from "./template-document.ts";

/**
 * A helper's queue as her page shows it, with the message to `guestId` or to who is next.
 * Numbers of others than that one guest are not even read.
 */
export async function helperQueueHtml(
  found: FoundPass,
  { language, guestId, said }: { language: Language; guestId: string | null; said: HelperQueue["said"] },
  now: Date,
): Promise<string> {
  const { pass, invitation } = found;
  const write = await messageWriter(
    invitation,
    { run: "invitation", language, sender: pass.name },
    now,
  ).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "invitation/wrong-status") return null;
    throw error;
  });
  if (write === null) return renderHelperQueue({ queue: null, language });
  const [{ guests, done, total }, text, chosen] = await Promise.all([
    helperGuests(found),
    ownText(invitation.id, language),
    guestId === null ? undefined : guestDocument(invitation.id, guestId).get(),
  ]);
  const wanted = chosen?.data();
  const open = guests.filter((guest) => isOpen(queuedGuest(guest)));
  const asked = open.find(({ sending }) => sending.state === "handed");
  const isWanted = wanted !== undefined && isHelpersGuest(found, wanted) && !wanted.isLinkRevoked;
  const current = isWanted ? wanted : (asked ?? open[0]);
  const next = current === undefined ? null : await nextMessage(invitation.id, current, write, text);
  const queue = { guests: guests.map(queuedGuest), done, total, next, said };
  return renderHelperQueue({ queue, language });
}

/** The first text that the family keeps of its own, or the one that a relative sends. */
async function ownText(invitationId: string, language: Language): Promise<string> {
  const { templates } = (await templateDocument(invitationId).get()).data() ?? { templates: [] };
  const own = templates.find(({ kind, text }) => kind === "invitation" && text[language] !== "");
  return (own?.text ?? sendingSamples.invitation.relative)[language];
}

async function nextMessage(
  invitationId: string,
  guest: Guest,
  write: WriteMessage,
  template: string,
): Promise<NextMessage> {
  const phone = (await contactDocument(invitationId, guest.id).get()).data()?.phone ?? null;
  const text = write(guest, template);
  const address =
    phone === null ? `https://wa.me/?text=${encodeURIComponent(text)}` : whatsAppLink(phone, text);
  return {
    guest: queuedGuest(guest),
    text,
    link: isDemoProject() ? null : address,
    hasNumber: phone !== null,
    isByHand: guest.channel === "printed" || guest.channel === "spoken",
  };
}
