import { AppError } from "@janur/domain/errors";
import { countAction, type Guest, type RateWindow } from "@janur/domain/guest/guest";
import { rowOf } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { WhatsApp } from "@janur/domain/integration/integration";
import { limits } from "@janur/domain/limits";
import type { MessageValue } from "@janur/domain/integration/whatsapp-message";
import { ownGuestsOf } from "@janur/domain/sending/own-guests";
import { dispatchedSending, queuedSending } from "@janur/domain/guest/sending";
import type { sendingCallables } from "@janur/domain/contracts/sending-callables";
import { templateValue, type PlaceFilling } from "@janur/domain/sending/sending-message";
import { written } from "@janur/domain/sending/sending-placeholder";
import { awaitsWhatsApp } from "@janur/domain/sending/sending-queue";
import { cutText } from "@janur/domain/text/text";
import type { Transaction } from "firebase-admin/firestore";
import type * as z from "zod";
import { requireIntegration } from "../integration/require-integration.ts";
import { idOf, requestDelivery } from "../../notify/webhook/new-delivery.ts";
import type { CloudApiAccess } from "../../notify/whatsapp/cloud-api.ts";
import { usableTemplates } from "../integration/list-message-templates.ts";
import { messageDocument } from "../../store/message-document.ts";
import { newMessage } from "../../notify/whatsapp/new-message.ts";
import { requireAccessOf } from "../../notify/whatsapp/whatsapp-access.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { giftsToName } from "./gifts-to-name.ts";
import { messageWriter, type WriteMessage } from "./message-writer.ts";
import { teamNameOf } from "./team-name.ts";
import { queueInParts, readOwnGuests, type SendingPart } from "./sending-part.ts";

type Input = z.output<typeof sendingCallables.sendWhatsApp.input>;

interface MessageSending extends Input {
  invitation: Invitation;
  integration: WhatsApp;
  by: string;
  isOwn: (guest: Guest) => boolean;
  write: WriteMessage;
  now: Date;
}

/**
 * Queues a WhatsApp message to each of some guests, over the invitation's own number. Guest and message are written
 * together, so that of calls at once and of repeated ones a guest has one; whoever's message waits or went gets no
 * other one for the same run. What exceeds the pace of the connection is due later from the start.
 * @throws AppError `invitation/wrong-status` while nothing is published, `team/not-allowed` for guests of another
 * sender, `integration/not-found`, `integration/meta-unreachable`, `integration/meta-refused`, `sending/template-changed`
 */
export async function sendWhatsApp(
  input: Input,
  caller: TeamCaller,
  now: Date,
): Promise<{ queued: number; limited: number }> {
  const { invitationId, run, language, appId } = input;
  const { invitation } = caller;
  const by = teamNameOf(invitation, caller.uid);
  const { integration, access } = await requireAccessOf(await requireIntegration(appId, caller));
  if (integration.invitationId !== invitationId) throw new AppError("integration/not-found");
  const isNamed = input.fillings.some((filling) => filling.kind === "place" && filling.place === "gift");
  const gifts = await giftsToName(caller, { run, isNamed }, now);
  const write = await messageWriter(invitation, { run, language, sender: by, gifts }, now);
  await requireTemplate(input, access);
  const isOwn = ownGuestsOf(invitation, caller.uid);
  const sending: MessageSending = { ...input, invitation, integration, by, isOwn, write, now };
  return queueInParts(
    input.guestIds,
    (ids, before, transaction) => queuePart(sending, ids, before, transaction),
    (id) => requestDelivery(id),
  );
}

/** Asks Meta once, so that a template which was changed does not fail for each guest. */
async function requireTemplate({ template, fillings }: Input, access: CloudApiAccess): Promise<void> {
  const isKnown = (await usableTemplates(access)).some(
    ({ name, language, values }) =>
      name === template.name && language === template.language && values === fillings.length,
  );
  if (!isKnown) throw new AppError("sending/template-changed");
}

/** @param before messages of this call that were queued by earlier parts */
async function queuePart(
  sending: MessageSending,
  ids: readonly string[],
  before: number,
  transaction: Transaction,
): Promise<SendingPart> {
  const { invitationId, sendingId, invitation, run, integration, by, now } = sending;
  const today = attemptsDocument(["guest-messages", invitationId]);
  const [known, counted] = await Promise.all([
    readOwnGuests(sending, ids, transaction),
    transaction.get(today),
  ]);
  const messageOf = ({ id }: Guest) => idOf("whatsapp", invitationId, sendingId, id);
  const repeated = known.filter(({ guest }) => guest.sending.dispatch?.id === messageOf(guest));
  const soon = repeated
    .filter(({ guest }) => guest.sending.dispatch?.state === "queued")
    .map(({ guest }) => messageOf(guest));
  const { count: atOnce, windowMs } = limits.integration.whatsApp.pace;
  let [queued, limited, rate] = [0, 0, counted.data() ?? null] as [number, number, RateWindow | null];
  for (const one of known) {
    const { guest } = one;
    if (repeated.includes(one) || !awaitsWhatsApp(rowOf(guest), { run, head: invitation, now })) continue;
    const id = messageOf(guest);
    const waiting = queuedSending(guest.sending, { id, channel: "whatsApp", run, by, at: now });
    const reference = guestDocument(invitationId, guest.id);
    if (one.contact?.phone == null) {
      const nowhere = { id, state: "failed", problem: "no-address", at: now } as const;
      transaction.update(reference, {
        sending: dispatchedSending(waiting, nowhere) ?? waiting,
        updatedAt: now,
      });
      continue;
    }
    const next = countAction(rate, now, limits.sending.messages);
    if (next === null) {
      limited += 1;
      continue;
    }
    rate = next;
    transaction.update(reference, { sending: waiting, updatedAt: now });
    const message = newMessage(integration, { id, guestId: guest.id, ...filled(sending, guest) }, now);
    const windows = Math.floor((before + queued) / atOnce);
    const dueAt = new Date(now.getTime() + windows * windowMs);
    transaction.create(messageDocument(id), { ...message, dueAt });
    if (windows === 0) soon.push(id);
    queued += 1;
  }
  if (queued > 0 && rate !== null)
    transaction.set(today, {
      ...rate,
      expireAt: new Date(rate.startedAt.getTime() + limits.sending.messages.windowMs),
    });
  return { queued, soon, limited };
}

function filled({ template, fillings, ...sending }: MessageSending, guest: Guest) {
  return { template, values: fillings.map((filling) => valueOf(filling, sending, guest)) };
}

/** Name and link are the guest's own and are read when it is sent; the rest is what was confirmed. */
function valueOf(
  filling: PlaceFilling,
  { language, invitation, write }: Pick<MessageSending, "language" | "invitation" | "write">,
  guest: Guest,
): MessageValue {
  if (filling.kind === "text") return filling;
  switch (filling.place) {
    case "envelope":
      return { kind: "guestName" };
    case "link": {
      const isSecond = invitation.languages.indexOf(language) > 0;
      return { kind: "guestLink", ...(isSecond ? { language } : {}) };
    }
    default: {
      const text = templateValue(write(guest, written(filling.place, language)));
      return { kind: "text", text: cutText(text, limits.integration.whatsApp.value) };
    }
  }
}
