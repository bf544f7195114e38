import { staffCallables as contracts, type StaffCallables } from "@janur/domain/staff-callables";
import { handleReport } from "./report/handle-report.ts";
import { listReports } from "./report/list-reports.ts";
import { staffOperation } from "./service/callable.ts";
import type { Operation } from "./service/operation.ts";
import { eraseUser } from "./staff/erase-user.ts";
import { listUsers } from "./staff/list-users.ts";
import { resendVerification } from "./staff/resend-verification.ts";
import { setUserDisabled } from "./staff/set-user-disabled.ts";
import { setUserRole } from "./staff/set-user-role.ts";
import { userDetails } from "./staff/user-details.ts";

/** Operations of the staff: `POST /api/staff/<name>`. */
export const staffTable: Record<keyof StaffCallables, Operation> = {
  listUsers: staffOperation("listUsers", contracts.listUsers, listUsers),
  userDetails: staffOperation("userDetails", contracts.userDetails, userDetails),
  setUserRole: staffOperation("setUserRole", contracts.setUserRole, setUserRole),
  setUserDisabled: staffOperation("setUserDisabled", contracts.setUserDisabled, setUserDisabled),
  resendVerification: staffOperation("resendVerification", contracts.resendVerification, resendVerification),
  eraseUser: staffOperation("eraseUser", contracts.eraseUser, eraseUser),
  listReports: staffOperation("listReports", contracts.listReports, listReports),
  handleReport: staffOperation("handleReport", contracts.handleReport, handleReport),
};
