import { addressedName, guestSchema, type Guest } from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import type { FoundPass } from "../pass/find-pass.ts";
import { paths } from "@janur/domain/paths";
import { sendingStages, stageOf } from "@janur/domain/sending-queue";
import type { HelperQueue, QueuedGuest } from "@janur/event-page/helper-queue";
import { converter, db } from "../firestore.ts";

/** Whether the family gave this guest to the holder of this pass. */
export function isHelpersGuest(
  { pass }: Pick<FoundPass, "pass">,
  { sender }: Pick<Guest, "sender">,
): boolean {
  return sender?.kind === "pass" && sender.id === pass.id;
}

export function queuedGuest(guest: Guest): QueuedGuest {
  const { attendance } = guest.answer ?? { attendance: null };
  const stage = stageOf({
    sending: guest.sending.state,
    openedAt: guest.opened?.firstAt.getTime() ?? null,
    attendance,
  });
  return { id: guest.id, name: addressedName(guest), stage, isWrong: guest.sending.problem !== null };
}

/** Whether a guest still waits for her message. */
export function isOpen({ stage, isWrong }: QueuedGuest): boolean {
  return !isWrong && sendingStages.indexOf(stage) < sendingStages.indexOf("sent");
}

/** A helper's guests whose messages wait, at most one page of them, and how many of all are done. */
export async function helperGuests({
  pass,
}: Pick<FoundPass, "pass">): Promise<Pick<HelperQueue, "done" | "total"> & { guests: Guest[] }> {
  const own = db()
    .collection(paths.guests(pass.invitationId))
    .withConverter(converter(guestSchema))
    .where("sender.id", "==", pass.id);
  const open = own.where("sending.state", "in", ["unsent", "handed"]);
  const [all, waiting, first] = await Promise.all([
    own.count().get(),
    open.count().get(),
    open.orderBy("nameKey").limit(limits.sending.helperGuests).get(),
  ]);
  const total = all.data().count;
  const guests = first.docs.map((guest) => guest.data()).filter(({ isLinkRevoked }) => !isLinkRevoked);
  return { guests, done: total - waiting.data().count, total };
}
