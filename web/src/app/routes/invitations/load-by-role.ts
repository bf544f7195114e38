import { roleOf } from "@janur/domain/invitation/invitation";
import { may, type Capability } from "@janur/domain/team/team";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { passQueries } from "../../../features/pass/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";

/** Whose page it is that is about to open. */
interface Visit {
  invitationId: string;
  uid: string;
}

/** Loads the draft ahead of a page that names ceremonies after it; nobody but editors may read it. */
export async function loadDraft(visit: Visit): Promise<void> {
  if (await mayDo(visit, "editContent"))
    await queryClient.query(invitationQueries.draftForNames(visit.invitationId));
}

/** Loads helpers' links ahead of a page that shows something of them above what can be tapped. */
export async function loadPasses(visit: Visit): Promise<void> {
  if (await mayDo(visit, "managePasses")) await queryClient.query(passQueries.list(visit.invitationId));
}

async function mayDo({ invitationId, uid }: Visit, capability: Capability): Promise<boolean> {
  const role = roleOf(await queryClient.query(invitationQueries.head(invitationId)), uid);
  return role !== null && may(role, capability);
}
