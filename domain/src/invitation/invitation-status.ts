import * as z from "zod";

export const invitationStatuses = [
  "draft",
  "published",
  "postponed",
  "cancelled",
  "unpublished",
  "archived",
  "trashed",
] as const;
export const invitationStatusSchema = z.enum(invitationStatuses);
export type InvitationStatus = z.infer<typeof invitationStatusSchema>;

export const invitationActions = [
  "publish",
  "schedule",
  "unschedule",
  "postpone",
  "cancel",
  "unpublish",
  "archive",
  "trash",
  "restore",
  "edit",
] as const;
export type InvitationAction = (typeof invitationActions)[number];

/** Where an action leads; `before` is the status that an archived or trashed invitation had. */
type Target = InvitationStatus | "before" | "same";

/**
 * The life of an invitation. Absent means refused.
 * A trashed page is gone for guests, so restoring a shown one leaves it unpublished.
 */
const transitions: Record<InvitationAction, Partial<Record<InvitationStatus, Target>>> = {
  publish: {
    draft: "published",
    published: "published",
    postponed: "published",
    cancelled: "published",
    unpublished: "published",
  },
  schedule: { draft: "same", published: "same", postponed: "same", unpublished: "same" },
  unschedule: {
    draft: "same",
    published: "same",
    postponed: "same",
    cancelled: "same",
    unpublished: "same",
    archived: "same",
  },
  postpone: { published: "postponed" },
  cancel: { published: "cancelled", postponed: "cancelled" },
  unpublish: { published: "unpublished", postponed: "unpublished", cancelled: "unpublished" },
  archive: {
    draft: "archived",
    published: "archived",
    postponed: "archived",
    cancelled: "archived",
    unpublished: "archived",
  },
  trash: {
    draft: "trashed",
    published: "trashed",
    postponed: "trashed",
    cancelled: "trashed",
    unpublished: "trashed",
    archived: "trashed",
  },
  restore: { archived: "before", trashed: "before" },
  edit: { draft: "same", published: "same", postponed: "same", cancelled: "same", unpublished: "same" },
};

/** What guests see under the slug in each status. An archived page stays as it was. */
const shownStatuses: readonly InvitationStatus[] = ["published", "postponed", "cancelled"];

export function isShown(status: InvitationStatus): boolean {
  return shownStatuses.includes(status);
}

/** Out of the owner's way: lists and the home page leave these out unless asked for them. */
export function isPutAway(status: InvitationStatus): boolean {
  return status === "archived" || status === "trashed";
}

/**
 * The status after `action`, or null when it is not possible now.
 * @param before the status that an archived or trashed invitation had
 */
export function nextStatus(
  status: InvitationStatus,
  action: InvitationAction,
  before: InvitationStatus | null = null,
): InvitationStatus | null {
  const target = transitions[action][status];
  switch (target) {
    case undefined:
      return null;
    case "same":
      return status;
    case "before": {
      const earlier = before ?? "draft";
      return status === "trashed" && isShown(earlier) ? "unpublished" : earlier;
    }
    default:
      return target;
  }
}

/** The actions that a screen offers in this status. */
export function possibleActions(status: InvitationStatus): InvitationAction[] {
  return invitationActions.filter((action) => nextStatus(status, action) !== null);
}
