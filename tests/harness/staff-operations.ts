import type { StaffCallables } from "@janur/domain/contracts/staff-callables";

const absent = { uid: "absent-account" };

const operations: Record<keyof StaffCallables, Record<string, unknown>> = {
  listUsers: { search: "", role: null, isDisabled: null, after: null },
  userDetails: absent,
  setUserRole: { ...absent, role: "host" },
  serviceHealth: {},
  setSwitch: { name: "tryOut", isShut: false },
  listAbuseReports: { isHandled: false, after: null },
  handleAbuseReport: { reportId: "AbsentReport00000000", action: "dismiss" },
  setUserDisabled: { ...absent, isDisabled: true },
  resendVerification: absent,
  removeSecondFactor: absent,
  eraseUser: absent,
};

/** Each operation of the staff with an input of good shape; those about one account name nobody. */
export const staffOperations = Object.entries(operations);
