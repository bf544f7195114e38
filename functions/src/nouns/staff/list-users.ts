import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { AccountFilters } from "@janur/domain/account/account-filters";
import { accountSearchPart, isAccountNamed, staffAccountSchema } from "@janur/domain/account/staff";
import type { UserCursor, UserRow } from "@janur/domain/contracts/staff-callables";
import { FieldPath, type Query } from "firebase-admin/firestore";
import type { StaffAccount } from "@janur/domain/account/staff";
import { converter, db } from "../../platform/google/firestore.ts";
import { readable } from "../../platform/log/readable.ts";
import { authRecords } from "../../platform/google/auth-record.ts";
import { userRow } from "./user-row.ts";

interface Wanted extends AccountFilters {
  search: string;
  after: UserCursor | null;
}

/** A page of accounts, the newest first. When somebody signed in last is asked of Firebase Auth, once for the page. */
export async function listUsers(wanted: Wanted): Promise<{ users: UserRow[]; next: UserCursor | null }> {
  const { page } = limits.staff;
  const { docs } = await queryOf(wanted)
    .limit(page + 1)
    .get();
  const found = readable(docs.slice(0, page));
  const shown = found.filter((account) => isAccountNamed(account, wanted.search));
  const records = await authRecords(shown.map(({ uid }) => uid));
  const last = found.at(-1);
  return {
    users: shown.map((account) => userRow(account, records.get(account.uid) ?? null)),
    next:
      last === undefined || docs.length <= page
        ? null
        : { createdAt: last.createdAt.toISOString(), uid: last.uid },
  };
}

function queryOf({ search, after, ...filters }: Wanted): Query<StaffAccount> {
  const part = accountSearchPart(search);
  let query: Query<StaffAccount> = db()
    .collection(paths.accounts())
    .withConverter(converter(staffAccountSchema));
  for (const [field, value] of Object.entries(filters)) {
    if (value !== null) query = query.where(field, "==", value);
  }
  if (part !== null) query = query.where("parts", "array-contains", part);
  const sorted = query.orderBy("createdAt", "desc").orderBy(FieldPath.documentId(), "desc");
  return after === null ? sorted : sorted.startAfter(new Date(after.createdAt), after.uid);
}
