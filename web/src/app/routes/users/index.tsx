import { wantedAccounts } from "@janur/domain/account/account-filters";
import { UsersPage } from "../../../features/staff/components/users-page.tsx";
import { staffQueries } from "../../../features/staff/queries.ts";
import { addressView } from "../../../lib/address/address-view.ts";
import { usersViewSchema } from "../../../features/staff/users-view.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { requireStaff } from "../../page.ts";
import { StaffTabs } from "./staff-tabs.tsx";

export async function load({ session, url }: { session: SignedIn; url: URL }): Promise<void> {
  requireStaff(session);
  const view = addressView(usersViewSchema, url.searchParams);
  await Promise.allSettled([queryClient.infiniteQuery(staffQueries.users(view.q, wantedAccounts(view)))]);
}

export function Component() {
  return <UsersPage tabs={<StaffTabs />} />;
}
