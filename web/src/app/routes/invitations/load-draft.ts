import { roleOf } from "@janur/domain/invitation";
import { may } from "@janur/domain/team";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Loads the draft ahead of a room that names ceremonies after it; nobody but editors may read it. */
export async function loadDraft(invitationId: string, uid: string): Promise<void> {
  const head = await queryClient.query(invitationQueries.head(invitationId));
  const role = roleOf(head, uid);
  if (role !== null && may(role, "editContent"))
    await queryClient.query(invitationQueries.draft(invitationId));
}
