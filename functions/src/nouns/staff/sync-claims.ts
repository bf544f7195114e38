import { accounts, authRecord, closedClaim } from "../../platform/google/auth-record.ts";
import { accountDocument } from "../../store/staff-documents.ts";

/** Nobody decides about one account so often at once. */
const attempts = 10;

/**
 * Tells Firebase Auth what the staff has decided in `accounts/{uid}`; other claims stay. Claims are written as a
 * whole, so whoever wrote them looks once more: of two decisions at once the later writer has both.
 */
export async function syncClaims(uid: string): Promise<void> {
  let decided = await decisionAbout(uid);
  for (let tried = 0; tried < attempts; tried += 1) {
    const record = await authRecord(uid);
    if (record === null || decided === null) return;
    const { role: _, [closedClaim]: __, ...others } = record.customClaims ?? {};
    await accounts().setCustomUserClaims(uid, {
      ...others,
      ...(decided.role === "admin" ? { role: decided.role } : {}),
      ...(decided.isDisabled ? { [closedClaim]: true } : {}),
    });
    const now = await decisionAbout(uid);
    if (now?.role === decided.role && now.isDisabled === decided.isDisabled) return;
    decided = now;
  }
  throw new Error("an account was decided about again and again meanwhile");
}

async function decisionAbout(uid: string) {
  return (await accountDocument(uid).get()).data() ?? null;
}
