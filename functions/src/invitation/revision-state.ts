import type { Invitation } from "@janur/domain/invitation";

/** What the editor shows about a draft and what guests see. */
export function revisionState(
  invitation: Pick<Invitation, "status" | "draftRevision" | "publishedRevision">,
) {
  const { status, draftRevision, publishedRevision } = invitation;
  return { status, draftRevision, publishedRevision };
}
