import { HealthPage } from "../../../features/staff/components/health-page.tsx";
import { staffQueries } from "../../../features/staff/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { requireStaff } from "../../page.ts";
import { StaffTabs } from "./staff-tabs.tsx";

export async function load({ session }: { session: SignedIn }): Promise<void> {
  requireStaff(session);
  await Promise.allSettled([queryClient.query(staffQueries.health())]);
}

export function Component() {
  return <HealthPage tabs={<StaffTabs />} />;
}
