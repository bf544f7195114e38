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

export function useResendVerification(uid: string) {
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: () => callStaff("resendVerification", { uid }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

/** `staff/last-admin`, `staff/own-account` */
export function useEraseUser(uid: string) {
  const client = useQueryClient();
  const refresh = useRefreshStaff();
  return useMutation({
    mutationFn: () => callStaff("eraseUser", { uid }),
    networkMode: "always",
    // Whoever is gone is not looked up again.
    onSuccess: ({ status }) =>
      status === "waiting" ? refresh() : client.invalidateQueries({ queryKey: ["staff", "users"] }),
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
