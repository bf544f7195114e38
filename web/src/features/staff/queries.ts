import type { ReportCursor, UserCursor } from "@janur/domain/staff-callables";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callStaff } from "./data.ts";
import type { UsersView } from "./users-view.ts";

export const staffQueries = {
  /** Pages of users that were looked at, the newest first. */
  users: ({ q, role, state }: Pick<UsersView, "q" | "role" | "state">) =>
    infiniteQueryOptions({
      queryKey: ["staff", "users", q, role, state],
      queryFn: ({ pageParam }) =>
        callStaff("listUsers", {
          search: q,
          role: role === "" ? null : role,
          isDisabled: state === "" ? null : state === "shut",
          after: pageParam,
        }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.next,
      networkMode: "always",
    }),
  /** Pages of reports that were looked at, the newest first. */
  reports: (isHandled: boolean) =>
    infiniteQueryOptions({
      queryKey: ["staff", "reports", isHandled],
      queryFn: ({ pageParam }) => callStaff("listReports", { isHandled, after: pageParam }),
      initialPageParam: firstReports(),
      getNextPageParam: (page) => page.next,
      networkMode: "always",
    }),
  user: (uid: string) =>
    queryOptions({
      queryKey: ["staff", "user", uid],
      queryFn: () => callStaff("userDetails", { uid }),
      networkMode: "always",
    }),
};

/** Before the newest; a function, because the compiler would take a plain null for the only cursor. */
function firstPage(): UserCursor | null {
  return null;
}

function firstReports(): ReportCursor | null {
  return null;
}
