import type { ReportAction } from "@janur/domain/moderation";
import type { AccountRole } from "@janur/domain/staff";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callStaff } from "./data.ts";

function useRefreshStaff(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["staff"] });
}

/** `staff/last-admin` */
export function useSetUserRole(uid: string) {
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: (role: AccountRole) => callStaff("setUserRole", { uid, role }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

/** `staff/last-admin` */
export function useSetUserDisabled(uid: string) {
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: (isDisabled: boolean) => callStaff("setUserDisabled", { uid, isDisabled }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

/** `report/not-found`, `invitation/not-found` */
export function useHandleReport(reportId: string) {
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: (action: ReportAction) => callStaff("handleReport", { reportId, action }),
    networkMode: "always",
    onSuccess: refresh,
  });
}
