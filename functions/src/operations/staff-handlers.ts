// Written by npm run operations-table, out of contracts and the functions of their names.
import { listUsers } from "../nouns/staff/list-users.ts";
import { userDetails } from "../nouns/staff/user-details.ts";
import { setUserRole } from "../nouns/staff/set-user-role.ts";
import { setUserDisabled } from "../nouns/staff/set-user-disabled.ts";
import { resendVerification } from "../nouns/staff/resend-verification.ts";
import { removeSecondFactor } from "../nouns/staff/remove-second-factor.ts";
import { eraseUser } from "../lifecycle/erasure/erase-user.ts";
import { serviceHealth } from "../nouns/service/service-health.ts";
import { setSwitch } from "../nouns/service/set-switch.ts";
import { listAbuseReports } from "../nouns/abuse-report/list-reports.ts";
import { handleAbuseReport } from "../nouns/abuse-report/handle-report.ts";

/** What does the operations of the staff. */
export const staffHandlers = {
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
};
