import type { AccountFilters } from "@janur/domain/account/account-filters";
import type { AbuseReportCursor, UserCursor } from "@janur/domain/contracts/staff-callables";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callStaff } from "./data.ts";
import { staffKeys } from "../../lib/query/keys.ts";

export const staffQueries = {
  /** Pages of users that were looked at, the newest first. */
  users: (search: string, filters: AccountFilters) =>
    infiniteQueryOptions({
      queryKey: staffKeys.users(search, filters),
      queryFn: ({ pageParam }) => callStaff("listUsers", { search, ...filters, after: pageParam }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.next,
    }),
  /** Pages of reports that were looked at, the newest first. */
  reports: (isHandled: boolean) =>
    infiniteQueryOptions({
      queryKey: staffKeys.reports(isHandled),
      queryFn: ({ pageParam }) => callStaff("listAbuseReports", { isHandled, after: pageParam }),
      initialPageParam: firstReports(),
      getNextPageParam: (page) => page.next,
    }),
  /** How the service stands; asked again each minute while somebody looks. */
  health: () =>
    queryOptions({
      queryKey: staffKeys.health(),
      queryFn: () => callStaff("serviceHealth", {}),
      refetchInterval: 60_000,
    }),
  user: (uid: string) =>
    queryOptions({
      queryKey: staffKeys.user(uid),
      queryFn: () => callStaff("userDetails", { uid }),
    }),
};

/** Before the newest; a function, because the compiler would take a plain null for the only cursor. */
function firstPage(): UserCursor | null {
  return null;
}

function firstReports(): AbuseReportCursor | null {
  return null;
}
