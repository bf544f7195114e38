import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { rowOf } from "@janur/domain/guest/guest-row";
import { slugFor, type Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import type { Mail } from "@janur/domain/notification/mail";
import { ownGuestsOf } from "@janur/domain/sending/own-guests";
import { dispatchedSending, hasNoAddress, queuedSending } from "@janur/domain/guest/sending";
import { hasPlaceholder, written } from "@janur/domain/sending/sending-placeholder";
import { awaitsMail } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { namesInWords, textForSide, type RunWords } from "@janur/domain/sending/text-for-side";
import { cutText } from "@janur/domain/text/text";
import { withoutAddresses } from "@janur/domain/text/without-addresses";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { guestDocument } from "../../store/guest-document.ts";
import { makeMailToken } from "../../platform/secrets/guest-token.ts";
import { mailDocument, mailIdOf, newMail } from "../../notify/mail/mail-document.ts";
import { mailStopDocument, mailStopKey, readMailStops } from "../../notify/mail/mail-stop.ts";
import { oneLine } from "../../notify/mail/mail-text.ts";
import { requestHandOver } from "../../notify/mail/send-mail.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { MailQuota } from "./mail-quota.ts";
import { giftsToName } from "./gifts-to-name.ts";
import { messageWriter, type WriteMessage } from "./message-writer.ts";
import { teamNameOf } from "./team-name.ts";
import { queueInParts, readOwnGuests, type SendingPart } from "./sending-part.ts";

interface Input extends RunWords {
  invitationId: string;
  sendingId: string;
  guestIds: string[];
  run: SendingRun;
  subject: string;
  takesReplies: boolean;
}

interface MailSending extends Input {
  invitation: Invitation;
  account: string;
  by: string;
  isOwn: (guest: Guest) => boolean;
  write: WriteMessage;
  replyTo: string | null;
  now: Date;
}

/**
 * Queues an e-mail to each of some guests. Guest and mail are written together, so that of calls at once and of
 * repeated ones a guest has one mail; a guest whose mail waits or went gets no other one for the same run.
 * @throws AppError `invitation/wrong-status` while nothing is published, `team/not-allowed` for guests of another sender,
 * `team/email-unverified` for an account that nobody could answer for
 */
export async function sendMails(
  input: Input,
  caller: TeamCaller,
  now: Date,
): Promise<{ queued: number; limited: number }> {
  const { run, language } = input;
  const { invitation } = caller;
  if (!caller.isEmailVerified) throw new AppError("team/email-unverified");
  const by = teamNameOf(invitation, caller.uid);
  const isNamed = namesInWords(input, "gift") || hasPlaceholder(input.subject, "gift");
  const gifts = await giftsToName(caller, { run, isNamed }, now);
  const sending: MailSending = {
    ...input,
    invitation,
    account: caller.uid,
    by,
    isOwn: ownGuestsOf(invitation, caller.uid),
    write: await messageWriter(invitation, { run, language, sender: by, gifts }, now),
    replyTo: input.takesReplies ? caller.email : null,
    now,
  };
  return queueInParts(
    input.guestIds,
    (ids, _before, transaction) => queuePart(sending, ids, transaction),
    (id) => requestHandOver(id),
  );
}

async function queuePart(
  sending: MailSending,
  ids: readonly string[],
  transaction: Transaction,
): Promise<SendingPart> {
  const { invitationId, sendingId, run, by, now, invitation } = sending;
  const known = (await readOwnGuests(sending, ids, transaction)).map(({ guest, contact }) => ({
    guest,
    email: contact?.email ?? null,
  }));
  const mailOf = ({ id }: Guest) => mailIdOf(`guest/${invitationId}/${sendingId}/${id}`);
  const repeated = known.filter(({ guest }) => guest.sending.dispatch?.id === mailOf(guest));
  const wanted = known.filter(
    (one) => !repeated.includes(one) && awaitsMail(rowOf(one.guest), { run, head: invitation, now }),
  );
  const emails = wanted.flatMap(({ email }) => email ?? []);
  const [quota, stops] = await Promise.all([
    MailQuota.read(invitationId, emails, transaction),
    readMailStops(invitationId, emails, transaction),
  ]);
  const mails = repeated
    .filter(({ guest }) => !hasNoAddress(guest.sending.dispatch, "email"))
    .map(({ guest }) => mailOf(guest));
  let limited = 0;
  for (const { guest, email } of wanted) {
    const stopKey = email === null ? null : mailStopKey(invitationId, email);
    const isStopped = stopKey !== null && stops.has(stopKey);
    if (email !== null && !isStopped && !quota.take(email, now)) {
      limited += 1;
      continue;
    }
    const id = mailOf(guest);
    const waiting = queuedSending(guest.sending, { id, channel: "email", run, by, at: now });
    const problem = isStopped ? "unsubscribed" : "no-address";
    const unwritten = dispatchedSending(waiting, { id, state: "failed", problem, at: now }) ?? waiting;
    const sent = email === null || isStopped ? unwritten : waiting;
    transaction.update(guestDocument(invitationId, guest.id), { sending: sent, updatedAt: now });
    if (isStopped)
      transaction.update(mailStopDocument(invitationId, stopKey), {
        guestIds: FieldValue.arrayUnion(guest.id),
      });
    if (email === null || isStopped) continue;
    transaction.create(mailDocument(id), mailTo({ guest, email }, sending));
    mails.push(id);
  }
  quota.write(transaction);
  return { queued: mails.length, soon: mails, limited };
}

function mailTo({ guest, email }: { guest: Guest; email: string }, sending: MailSending): Mail {
  const { invitationId, sendingId, invitation, account, language, write, now } = sending;
  const stopKey = mailStopKey(invitationId, email);
  const token = `${invitationId}.${makeMailToken(invitationId, guest.id, stopKey)}`;
  const message = {
    template: "guestMessage",
    to: email,
    language,
    params: {
      hosts: cutText(withoutAddresses(write(guest, written("hosts", language))), limits.mail.words),
      subject: cutText(withoutAddresses(oneLine(write(guest, sending.subject))), limits.mail.words),
      text: cutText(write(guest, textForSide(invitation, guest.side, sending)), limits.mail.guestText),
      link: write(guest, written("link", language)),
      unsubscribePath: `/event/${slugFor(invitation, guest.side)}/berhenti?language=${language}&g=${token}&a=${stopKey}`,
      replyTo: sending.replyTo,
    },
  } as const;
  const { id: guestId, linkRevision } = guest;
  const key = `guest/${invitationId}/${sendingId}/${guestId}`;
  return newMail(message, { key, account }, now, { invitationId, guestId, linkRevision });
}
