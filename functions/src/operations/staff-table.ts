import { staffCallables } from "@janur/domain/contracts/staff-callables";
import { buildStaffTable } from "./build-tables.ts";
import { handleAbuseReport } from "../nouns/abuse-report/handle-report.ts";
import { listAbuseReports } from "../nouns/abuse-report/list-reports.ts";
import { eraseUser } from "../lifecycle/erasure/erase-user.ts";
import { listUsers } from "../nouns/staff/list-users.ts";
import { removeSecondFactor } from "../nouns/staff/remove-second-factor.ts";
import { resendVerification } from "../nouns/staff/resend-verification.ts";
import { serviceHealth } from "../nouns/service/service-health.ts";
import { setSwitch } from "../nouns/service/set-switch.ts";
import { setUserDisabled } from "../nouns/staff/set-user-disabled.ts";
import { setUserRole } from "../nouns/staff/set-user-role.ts";
import { userDetails } from "../nouns/staff/user-details.ts";

/** Operations of the staff: `POST /api/staff/<name>`. */
export const staffTable = buildStaffTable(staffCallables, {
  listUsers,
  userDetails,
  setUserRole,
  setUserDisabled,
  resendVerification,
  removeSecondFactor,
  eraseUser,
  serviceHealth,
  setSwitch,
  listAbuseReports,
  handleAbuseReport,
});
