import type { Figures } from "@janur/domain/figures";
import { hasUnpublishedChanges, type Invitation } from "@janur/domain/invitation";
import { isPutAway } from "@janur/domain/invitation-status";

/** What a host should do next about one invitation, most urgent first. */
export type NextStep =
  | { kind: "publish" | "publish-changes" | "publish-again" | "add-guests" | "set-date" }
  | { kind: "remind"; invitations: number; people: number };

/** Only what is true of the real state; figures that are not there yet add nothing. */
export function nextSteps(invitation: Invitation, figures: Figures | undefined): NextStep[] {
  const steps: NextStep[] = [];
  if (invitation.startAt === null) steps.push({ kind: "set-date" });
  if (invitation.status === "draft") steps.push({ kind: "publish" });
  if (invitation.status === "unpublished") steps.push({ kind: "publish-again" });
  if (hasUnpublishedChanges(invitation)) steps.push({ kind: "publish-changes" });
  if (figures === undefined) return steps;
  if (figures.invited.invitations === 0) steps.push({ kind: "add-guests" });
  if (invitation.status === "published" && figures.silent.invitations > 0) {
    steps.push({ kind: "remind", ...figures.silent });
  }
  return steps;
}

/**
 * The invitation that home speaks of: the next event still to come; without one,
 * an undated one, else the one changed last.
 */
export function nextInvitation(all: readonly Invitation[], now: Date): Invitation | undefined {
  const invitations = all.filter(({ status }) => !isPutAway(status));
  // A feast is over a day after it began, not at the minute it began.
  const earliest = now.getTime() - 24 * 60 * 60_000;
  const upcoming = invitations
    .filter(({ startAt }) => startAt !== null && startAt.getTime() >= earliest)
    .sort((a, b) => (a.startAt?.getTime() ?? 0) - (b.startAt?.getTime() ?? 0));
  const byChange = [...invitations].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return upcoming[0] ?? byChange.find(({ startAt }) => startAt === null) ?? byChange[0];
}
