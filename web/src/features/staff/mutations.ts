import type { AbuseReportAction } from "@janur/domain/moderation/moderation";
import type { AccountRole } from "@janur/domain/account/staff";
import type { SwitchName } from "@janur/domain/service/switches";
import { useMutation } from "@tanstack/react-query";
import { callStaff } from "./data.ts";
import { staffKeys } from "../../lib/query/keys.ts";
import { useRefresh } from "../../lib/query/use-refresh.ts";

/** `staff/last-admin` */
export function useSetUserRole(uid: string) {
  const refresh = useRefresh(staffKeys.all());
  return useMutation({
    mutationFn: (role: AccountRole) => callStaff("setUserRole", { uid, role }),
    onSuccess: refresh,
  });
}

/** `staff/last-admin` */
export function useSetUserDisabled(uid: string) {
  const refresh = useRefresh(staffKeys.all());
  return useMutation({
    mutationFn: (isDisabled: boolean) => callStaff("setUserDisabled", { uid, isDisabled }),
    onSuccess: refresh,
  });
}

export function useResendVerification(uid: string) {
  const refresh = useRefresh(staffKeys.all());
  return useMutation({
    mutationFn: () => callStaff("resendVerification", { uid }),
    onSuccess: refresh,
  });
}

/** `staff/own-account` */
export function useRemoveSecondFactor(uid: string) {
  const refresh = useRefresh(staffKeys.all());
  return useMutation({
    mutationFn: () => callStaff("removeSecondFactor", { uid }),
    onSuccess: refresh,
  });
}

/** `staff/last-admin`, `staff/own-account` */
export function useEraseUser(uid: string) {
  const refreshUsers = useRefresh(staffKeys.allUsers());
  const refresh = useRefresh(staffKeys.all());
  return useMutation({
    mutationFn: () => callStaff("eraseUser", { uid }),
    // Whoever is gone is not looked up again.
    onSuccess: ({ status }) => (status === "waiting" ? refresh() : refreshUsers()),
  });
}

export function useSetSwitch() {
  const refresh = useRefresh(staffKeys.health());
  return useMutation({
    mutationFn: (change: { name: SwitchName; isShut: boolean }) => callStaff("setSwitch", change),
    onSuccess: refresh,
  });
}

/** `report/not-found`, `invitation/not-found` */
export function useHandleAbuseReport(reportId: string) {
  const refresh = useRefresh(staffKeys.all());
  return useMutation({
    mutationFn: (action: AbuseReportAction) => callStaff("handleAbuseReport", { reportId, action }),
    onSuccess: refresh,
  });
}
