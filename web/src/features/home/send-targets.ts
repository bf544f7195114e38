import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { may } from "@janur/domain/team/team";
import { isOver } from "@janur/domain/invitation/feast-day";
import { nextInvitation } from "./next-steps.ts";

/**
 * The invitations that somebody may mean who wants to send: all whose events run, by their day; while none does, the
 * one that home speaks of, whose page for sending says what is missing.
 */
export function sendTargets(all: readonly Invitation[], uid: string, now: Date): readonly Invitation[] {
  const sendable = all.filter((invitation) => may(roleOf(invitation, uid) ?? "viewer", "sendInvitations"));
  const running = sendable
    .filter((invitation) => isShown(invitation.status) && !isOver(invitation, now))
    .sort((a, b) => (a.startAt?.getTime() ?? Infinity) - (b.startAt?.getTime() ?? Infinity) || 0);
  if (running.length > 0) return running;
  const next = nextInvitation(sendable, now);
  return next === undefined ? [] : [next];
}
