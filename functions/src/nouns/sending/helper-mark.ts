import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { SendingMark } from "@janur/domain/guest/sending";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { guestDocument } from "../../store/guest-document.ts";
import { requireTask } from "../pass/find-pass.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { isHelpersGuest } from "./helper-guests.ts";
import { helperQueueHtml } from "./helper-queue-html.ts";
import { markGuests, unmarkGuests } from "./mark-guests.ts";

/**
 * Says of a helper's guest how far their message is, in the helper's name, or takes that back.
 * @throws AppError `guest/not-found` for guests that are gone and of others alike, `limit/too-many-requests`, and whatever `requireTask` throws
 */
export async function helperMark(
  input: {
    token: string;
    language: Language;
    proof: string;
    run: SendingRun;
    guestId: string;
    markId: string;
    mark: SendingMark | "undo";
  },
  _caller: GuestCaller,
  now: Date,
) {
  const { language, run, guestId, markId, mark } = input;
  const found = await requireTask(input, "sendInvitations", now);
  const { pass, invitation } = found;
  await countAttempt(["pass-mark", pass.id], limits.pass.marks, now);
  const guest = (await guestDocument(invitation.id, guestId).get()).data();
  if (guest === undefined || !isHelpersGuest(found, guest)) throw new AppError("guest/not-found");
  const marking = {
    invitationId: invitation.id,
    guestIds: [guestId],
    markId,
    mayMark: (other: typeof guest) => isHelpersGuest(found, other),
  };
  if (mark === "undo") await unmarkGuests(marking, now);
  else await markGuests({ ...marking, run, mark, by: pass.name }, now);
  const isOver = mark === "sent" || mark === "wrong-number";
  const said = isOver ? { guest: { id: guestId, name: addressedName(guest) }, mark, markId } : null;
  const wanted = { language, run, guestId: isOver ? null : guestId, isAsked: mark === "handed", said };
  return { html: await helperQueueHtml(found, wanted, now) };
}
