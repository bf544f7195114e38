import * as z from "zod";
import { AbuseReportsPage } from "../../../features/staff/components/abuse-reports-page.tsx";
import { staffQueries } from "../../../features/staff/queries.ts";
import { addressView, useAddressView } from "../../../lib/address/address-view.ts";
import { queryClient } from "../../../lib/client/query-client.ts";
import type { SignedIn } from "../../../lib/session/session.ts";
import { requireStaff } from "../../page.ts";
import { appPaths } from "../../paths.ts";
import { StaffTabs } from "./staff-tabs.tsx";

const viewSchema = z.object({ state: z.enum(["", "handled"]).catch("") });

export async function load({ session, url }: { session: SignedIn; url: URL }): Promise<void> {
  requireStaff(session);
  const { state } = addressView(viewSchema, url.searchParams);
  await Promise.allSettled([queryClient.infiniteQuery(staffQueries.reports(state === "handled"))]);
}

export function Component() {
  const [{ state }, change] = useAddressView(viewSchema);
  return (
    <AbuseReportsPage
      tabs={<StaffTabs />}
      isHandled={state === "handled"}
      accountPath={(uid) => `${appPaths.users}?user=${uid}`}
      onShow={(isHandled) => {
        change({ state: isHandled ? "handled" : "" });
      }}
    />
  );
}
