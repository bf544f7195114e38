import { ownGuestsOf } from "@janur/domain/sending/own-guests";
import { namesInWords, textForSide, type RunWords } from "@janur/domain/sending/text-for-side";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { giftsToName } from "./gifts-to-name.ts";
import { messageWriter } from "./message-writer.ts";
import { teamNameOf } from "./team-name.ts";

/**
 * Messages to some guests with the numbers they go to: two reads a guest.
 * @throws AppError `invitation/wrong-status` while nothing is published
 */
export async function prepareSending(
  input: RunWords & { invitationId: string; guestIds: string[]; run: SendingRun },
  caller: TeamCaller,
  now: Date,
) {
  const { invitationId, run, language } = input;
  const { invitation } = caller;
  const sender = teamNameOf(invitation, caller.uid);
  const isOwn = ownGuestsOf(invitation, caller.uid);
  const ids = [...new Set(input.guestIds)];
  const gifts = giftsToName(caller, { run, isNamed: namesInWords(input, "gift") }, now);
  const [write, guests, contacts] = await Promise.all([
    gifts.then((known) => messageWriter(invitation, { run, language, sender, gifts: known }, now)),
    Promise.all(ids.map((id) => guestDocument(invitationId, id).get())),
    Promise.all(ids.map((id) => contactDocument(invitationId, id).get())),
  ]);
  const messages = guests.flatMap((snapshot, index) => {
    const guest = snapshot.data();
    if (guest === undefined || guest.isLinkRevoked || !isOwn(guest)) return [];
    const phone = contacts[index]?.data()?.phone ?? null;
    return [{ guestId: guest.id, phone, text: write(guest, textForSide(invitation, guest.side, input)) }];
  });
  return { messages };
}
