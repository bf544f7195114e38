import type { Mail, MailEnd, MailMessage, MailProblem } from "@janur/domain/notification/mail";
import { dispatchedSending, type DispatchEnd } from "@janur/domain/guest/sending";
import type { Timestamp } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { sendingChange } from "../../store/gift-documents.ts";
import { mailDocument } from "./mail-document.ts";
import { mailStopDocument, mailStopKey } from "./mail-stop.ts";

/**
 * Whether a guest is still to be told what was written for them: they are there, waits for this very mail, has not
 * ended such mails, nor has whoever reads their address, and neither their address nor their link is another one. What is about nobody in particular may go.
 */
export async function mayStillGo({ id, guest: meant }: Mail, message: MailMessage): Promise<boolean> {
  if (meant === null) return true;
  const { invitationId, guestId } = meant;
  const [{ exists: isStopped }, guest, contact] = await Promise.all([
    mailStopDocument(invitationId, mailStopKey(invitationId, message.to)).get(),
    guestDocument(invitationId, guestId).get(),
    contactDocument(invitationId, guestId).get(),
  ]).then(([stop, ...found]) => [stop, found[0].data(), found[1].data()] as const);
  if (isStopped) return false;
  if (guest === undefined || guest.isLinkRevoked || guest.linkRevision !== meant.linkRevision) return false;
  const { dispatch, problem } = guest.sending;
  const isWaiting = dispatch?.id === id && dispatch.state === "queued";
  return isWaiting && problem !== "unsubscribed" && problem !== "bounced" && contact?.email === message.to;
}

/** What a family reads of the end of a mail. */
function dispatchEndOf(id: string, end: MailEnd, problem: MailProblem | null, at: Date): DispatchEnd {
  if (end !== "failed") return { id, state: end === "sent" ? "sent" : "unsure", problem: null, at };
  switch (problem) {
    case "recipient-refused":
      return { id, state: "failed", problem: "recipient", at };
    case "mail-refused":
      return { id, state: "failed", problem: "refused", at };
    case "withdrawn":
      return { id, state: "failed", problem: "changed", at };
    default:
      return { id, state: "failed", problem: "server", at };
  }
}

/**
 * Ends a mail, and where it is for a guest says so in their document, both or neither.
 * @param since the write after which nobody else has written; otherwise nothing is
 */
export async function endMail(
  mail: Mail,
  change: Partial<Mail> & { state: MailEnd },
  { since, problem, now }: { since: Timestamp; problem: MailProblem | null; now: Date },
): Promise<void> {
  const reference = mailDocument(mail.id);
  const { guest } = mail;
  if (guest === null) {
    await reference.update(change, { lastUpdateTime: since });
    return;
  }
  await db().runTransaction(async (transaction) => {
    const told = guestDocument(guest.invitationId, guest.guestId);
    const known = (await transaction.get(told)).data();
    const end = dispatchEndOf(mail.id, change.state, problem, now);
    const sending = known === undefined ? null : dispatchedSending(known.sending, end);
    if (known !== undefined && sending !== null)
      (await sendingChange(transaction, guest.invitationId, known, sending, now))();
    transaction.update(reference, change, { lastUpdateTime: since });
  });
}
