import { authRecord, isShut, roleOfRecord } from "../../platform/google/auth-record.ts";

/** Whether Firebase Auth says so now, whatever a token of the last hour says. */
export async function isOnStaff(uid: string): Promise<boolean> {
  const record = await authRecord(uid);
  return record !== null && !isShut(record) && roleOfRecord(record) === "admin";
}
