import { AppError } from "@janur/domain/errors";
import { roleOf } from "@janur/domain/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { auditEntrySchema } from "@janur/domain/staff";
import type { AuditRow, StaffCallables } from "@janur/domain/staff-callables";
import type * as z from "zod";
import { profileDocument } from "../account/profile-document.ts";
import { converter, db } from "../firestore.ts";
import { invitationDocument } from "../invitation/access.ts";
import { authRecord } from "./auth-record.ts";
import { accountNames } from "./account-names.ts";
import { accountDocument } from "./staff-documents.ts";
import { userRow } from "./user-row.ts";

type Details = z.input<StaffCallables["userDetails"]["output"]>;

/**
 * One account with its invitations, by what their heads say of themselves, and
 * what the staff did to it. Nothing of any guest is read.
 * @throws AppError `staff/account-not-found`
 */
export async function userDetails({ uid }: { uid: string }): Promise<Details> {
  const [account, record, invitations, trail] = await Promise.all([
    accountDocument(uid).get(),
    authRecord(uid),
    invitationsOf(uid),
    trailOf(uid),
  ]);
  const known = account.data();
  if (known === undefined) throw new AppError("staff/account-not-found");
  const isEmailVerified = record?.emailVerified === true;
  return { user: userRow(known, record), isEmailVerified, invitations, trail };
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

async function trailOf(uid: string): Promise<AuditRow[]> {
  const found = await db()
    .collection(paths.audits())
    .withConverter(converter(auditEntrySchema))
    .where("account", "==", uid)
    .orderBy("at", "desc")
    .limit(limits.staff.trail)
    .get();
  const entries = found.docs.map((document) => document.data());
  const names = await accountNames(entries.flatMap(({ by }) => by ?? []));
  return entries.map(({ id, by, deed, at }) => ({
    id,
    byName: by === null ? null : (names.get(by) ?? null),
    deed,
    at: at.toISOString(),
  }));
}
