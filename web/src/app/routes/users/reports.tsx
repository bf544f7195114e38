import { useSearchParams } from "react-router-dom";
import { AbuseReportsPage } from "../../../features/staff/components/abuse-reports-page.tsx";
import { staffQueries } from "../../../features/staff/queries.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { requireStaff } from "../../page.ts";
import { appPaths } from "../../paths.ts";
import { StaffTabs } from "./staff-tabs.tsx";

const isHandledIn = (parameters: URLSearchParams) => parameters.get("state") === "handled";

export async function load({ session, url }: { session: SignedIn; url: URL }): Promise<void> {
  requireStaff(session);
  await Promise.allSettled([queryClient.infiniteQuery(staffQueries.reports(isHandledIn(url.searchParams)))]);
}

export function Component() {
  const [parameters, setParameters] = useSearchParams();
  return (
    <AbuseReportsPage
      tabs={<StaffTabs />}
      isHandled={isHandledIn(parameters)}
      accountPath={(uid) => `${appPaths.users}?user=${uid}`}
      onShow={(isHandled) => {
        setParameters(isHandled ? { state: "handled" } : {}, { replace: true });
      }}
    />
  );
}
