import type { Invitation } from "./invitation.ts";

const hourMs = 60 * 60_000;

/** A feast is over a day after it began, not at the minute it began. */
export function isOver({ startAt }: Pick<Invitation, "startAt">, now: Date): boolean {
  return startAt !== null && startAt.getTime() < now.getTime() - 24 * hourMs;
}

/** Whether a door is to be kept: it is made ready half a day before. */
export function isFeastDay(invitation: Pick<Invitation, "status" | "startAt">, now: Date): boolean {
  const { status, startAt } = invitation;
  const isNear = startAt !== null && startAt.getTime() < now.getTime() + 12 * hourMs;
  return status === "published" && isNear && !isOver(invitation, now);
}
