import type { GapCode, Missing } from "@janur/domain/content/completeness";
import type { Figures } from "@janur/domain/statistics/figures";
import { hasUnpublishedChanges, type Invitation } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { isFeastDay, isOver } from "@janur/domain/invitation/feast-day";

type ContentStep = "fill-names" | "add-ceremony" | "set-date" | "set-place";

/** The section and the very field where it is done; both empty where the section is gone, which opens the editor alone. */
type Place = Pick<Missing, "sectionId" | "path">;

/** What a host should do next about one invitation, most urgent first. */
export type NextStep =
  | ({ kind: ContentStep } & Place)
  | { kind: "publish" | "publish-changes" | "publish-again" | "tell-change" | "add-guests" }
  | { kind: "keep-door" }
  | { kind: "send" | "remind" | "match" | "seat"; invitations: number; people: number }
  | { kind: "read-wishes"; wishes: number };

/** What a draft lacks, the first of its kind. */
type Gap = Place & { code: GapCode };

/** A change of the day or the place is urgent news for so long, in ms; nobody counts here who has heard of it. */
const changeShownMs = 3 * 86_400_000;

const contentSteps: Partial<Record<GapCode, ContentStep>> = {
  names: "fill-names",
  ceremony: "add-ceremony",
  date: "set-date",
  place: "set-place",
};

/**
 * Only what is true of the real state; what is not known yet adds nothing.
 * @param known gaps are those of the draft, for those who may read it
 */
export function nextSteps(
  invitation: Invitation,
  { figures, gaps = [], now }: { figures: Figures | undefined; gaps?: readonly Gap[]; now: Date },
): NextStep[] {
  const steps: NextStep[] = gaps.flatMap(({ code, sectionId, path }) => {
    const kind = contentSteps[code];
    return kind === undefined ? [] : [{ kind, sectionId, path }];
  });
  if (invitation.startAt === null && steps.every(({ kind }) => kind !== "set-date"))
    steps.push({ kind: "set-date", sectionId: "ceremonies", path: "ceremonies.0.startAt" });
  if (isFeastDay(invitation, now)) steps.unshift({ kind: "keep-door" });
  if (invitation.status === "draft") steps.push({ kind: "publish" });
  if (invitation.status === "unpublished") steps.push({ kind: "publish-again" });
  if (hasUnpublishedChanges(invitation)) steps.push({ kind: "publish-changes" });
  if (isNews(invitation, now)) steps.push({ kind: "tell-change" });
  if (figures === undefined) return steps;
  const { invited, silent, unsent, inbox, waiting, heldWishes } = figures;
  if (invited.invitations === 0) steps.push({ kind: "add-guests" });
  if (inbox.invitations > 0) steps.push({ kind: "match", ...inbox });
  if (waiting.invitations > 0) steps.push({ kind: "seat", ...waiting });
  if (heldWishes > 0) steps.push({ kind: "read-wishes", wishes: heldWishes });
  if (invitation.status !== "published") return steps;
  const isAhead = invitation.startAt === null || invitation.startAt > now;
  if (isAhead && unsent.invitations > 0) steps.push({ kind: "send", ...unsent });
  if (silent.invitations > 0 && !isOver(invitation, now)) steps.push({ kind: "remind", ...silent });
  return steps;
}

function isNews({ toldChange, startAt }: Invitation, now: Date): boolean {
  const isOver = startAt !== null && startAt < now;
  return toldChange !== null && !isOver && now.getTime() - toldChange.at.getTime() < changeShownMs;
}

/**
 * The invitation that home speaks of: the next event still to come; without one,
 * an undated one, else the one changed last.
 */
export function nextInvitation(all: readonly Invitation[], now: Date): Invitation | undefined {
  const invitations = all.filter(({ status }) => !isPutAway(status));
  const upcoming = invitations
    .filter((invitation) => invitation.startAt !== null && !isOver(invitation, now))
    .sort((a, b) => (a.startAt?.getTime() ?? 0) - (b.startAt?.getTime() ?? 0));
  const byChange = [...invitations].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return upcoming[0] ?? byChange.find(({ startAt }) => startAt === null) ?? byChange[0];
}
