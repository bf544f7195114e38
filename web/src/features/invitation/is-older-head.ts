import type { Invitation } from "@janur/domain/invitation/invitation";

type Revisions = Pick<Invitation, "draftRevision" | "publishedRevision">;

/** Whether a snapshot of a head is from before what is known already: both revisions only ever grow. */
export function isOlderHead(snapshot: Revisions, known: Revisions): boolean {
  return (
    snapshot.draftRevision < known.draftRevision ||
    (snapshot.publishedRevision ?? 0) < (known.publishedRevision ?? 0)
  );
}
