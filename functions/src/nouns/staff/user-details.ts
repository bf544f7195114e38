import { AppError } from "@janur/domain/errors";
import { roleOf } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import type { AuditEntry } from "@janur/domain/account/staff";
import type { AuditRow, StaffCallables } from "@janur/domain/contracts/staff-callables";
import type * as z from "zod";
import { profileDocument } from "../../store/account/profile-document.ts";
import { invitationDocument } from "../../store/access.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { readable } from "../../platform/log/readable.ts";
import { accountNames } from "./account-names.ts";
import { auditTrail } from "./audit-trail.ts";
import { authRecord } from "../../platform/google/auth-record.ts";
import { erasureRequest, hasPageNearEvent } from "./erasure-consent.ts";
import { syncAccount } from "./sync-account.ts";
import { hasSecondFactor } from "./remove-second-factor.ts";
import { accountDocument } from "../../store/staff-documents.ts";
import { userRow } from "./user-row.ts";

type Details = z.input<StaffCallables["userDetails"]["output"]>;

/**
 * One account with its invitations, by what their heads say of themselves, and
 * what the staff did to it. Nothing of any guest is read.
 * @throws AppError `staff/account-not-found`
 */
export async function userDetails(
  { uid }: { uid: string },
  caller: AccountCaller,
  now: Date,
): Promise<Details> {
  // Made by a trigger, which may have failed.
  await syncAccount(uid);
  const [account, record, invitations, trail, needsConsent] = await Promise.all([
    accountDocument(uid).get(),
    authRecord(uid),
    invitationsOf(uid),
    auditTrail(uid).get(),
    hasPageNearEvent(uid, now),
  ]);
  const known = account.data();
  if (known === undefined) throw new AppError("staff/account-not-found");
  const entries = readable(trail.docs);
  const names = await accountNames(entries.flatMap(({ by }) => by ?? []));
  const request = needsConsent ? erasureRequest(entries, now) : null;
  return {
    user: userRow(known, record),
    isEmailVerified: record?.emailVerified === true,
    hasSecondFactor: record !== null && hasSecondFactor(record),
    invitations,
    trail: trailRows(entries, names),
    erasure: {
      needsConsent,
      request:
        request === null
          ? null
          : {
              byName: names.get(request.by) ?? null,
              isMine: request.by === caller.uid,
              at: request.at.toISOString(),
            },
    },
  };
}

async function invitationsOf(uid: string): Promise<Details["invitations"]> {
  const ids = (await profileDocument(uid).get()).data()?.invitations ?? [];
  const latest = ids.slice(-limits.staff.invitations);
  const heads = await Promise.all(latest.map((id) => invitationDocument(id).get()));
  return heads.flatMap((snapshot) => {
    const invitation = snapshot.data();
    const role = invitation === undefined ? null : roleOf(invitation, uid);
    if (invitation === undefined || role === null) return [];
    const { id: invitationId, title, slug, status } = invitation;
    return [{ invitationId, title, slug, status, role }];
  });
}

function trailRows(entries: readonly AuditEntry[], names: ReadonlyMap<string, string>): AuditRow[] {
  return entries.map(({ id, by, deed, at }) => ({
    id,
    byName: by === null ? null : (names.get(by) ?? null),
    deed,
    at: at.toISOString(),
  }));
}
