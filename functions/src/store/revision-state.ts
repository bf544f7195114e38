import type { Invitation } from "@janur/domain/invitation/invitation";

type State = Pick<Invitation, "status" | "draftRevision" | "publishedRevision" | "scheduled" | "sides">;

/** What the editor shows about a draft and what guests see. */
export function revisionState({ status, draftRevision, publishedRevision, scheduled, sides }: State) {
  return {
    status,
    draftRevision,
    publishedRevision,
    scheduled:
      scheduled === null
        ? null
        : { at: scheduled.at.toISOString(), revision: scheduled.revision, version: scheduled.version },
    sides,
  };
}
