import * as z from "zod";
import { documentIdSchema, uidSchema } from "../id.ts";
import { abuseReportActionSchema } from "../moderation/moderation.ts";
import { switchNameSchema } from "../service/switches.ts";
import { isNamed, namePartsOf, nameWords, searchPart } from "../text/name-search.ts";

/** What an account is to the service. The claim `role` of Firebase Auth says so; without it somebody is a host. */
export const accountRoles = ["host", "admin"] as const;
export const accountRoleSchema = z.enum(accountRoles);
export type AccountRole = z.infer<typeof accountRoleSchema>;

/** `accounts/{uid}`: what the staff looks through. It follows the profile and Firebase Auth and decides nothing by itself. */
export const staffAccountSchema = z.strictObject({
  uid: uidSchema,
  displayName: z.string(),
  /** Null for accounts by phone number. */
  email: z.string().nullable(),
  role: accountRoleSchema,
  isDisabled: z.boolean(),
  /** Own and shared invitations. */
  invitations: z.int().min(0),
  createdAt: z.date(),
  /** Beginnings to search by, of `accountParts`. */
  parts: z.array(z.string()),
});
export type StaffAccount = z.output<typeof staffAccountSchema>;

type Named = Pick<StaffAccount, "displayName" | "email">;

/** Letters of an address behind its `@` that can be searched by. */
const domainLetters = 24;

const localPart = (email: string) => email.slice(0, email.lastIndexOf("@"));

/** Beginnings of the words of name and address, and of the whole address from its `@` on. */
export function accountParts({ displayName, email }: Named): string[] {
  if (email === null) return namePartsOf(displayName);
  const address = email.toLowerCase();
  const local = localPart(address);
  const shortest = local.length + 1;
  const longest = Math.min(address.length, shortest + domainLetters);
  const beginnings = Array.from({ length: longest - local.length }, (_, index) =>
    address.slice(0, shortest + index),
  );
  return [...new Set([...namePartsOf(displayName), ...namePartsOf(local), ...beginnings])];
}

/** The one part to ask the database for when somebody types `text`; null for nothing to go by. */
export function accountSearchPart(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  return at < 1 ? searchPart(typed) : typed.slice(0, at + 1 + domainLetters);
}

/** Whether an address begins with `text`, or every word of it begins a word of name or address. */
export function isAccountNamed({ displayName, email }: Named, text: string): boolean {
  const typed = text.trim().toLowerCase();
  if (typed.lastIndexOf("@") > 0) return email?.toLowerCase().startsWith(typed) === true;
  const words = [displayName, email === null ? "" : localPart(email)].flatMap(nameWords);
  return isNamed(words.join(" "), typed);
}

/** What somebody of the staff did. */
export const auditDeedSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("setRole"), role: accountRoleSchema }),
  z.strictObject({ kind: z.literal("setDisabled"), isDisabled: z.boolean() }),
  z.strictObject({ kind: z.literal("setSwitch"), name: switchNameSchema, isShut: z.boolean() }),
  z.strictObject({ kind: z.literal("resendVerification") }),
  z.strictObject({ kind: z.literal("removeSecondFactor") }),
  z.strictObject({
    kind: z.literal("eraseUser"),
    /** Asked for only: another one of the staff has to consent. */
    isRequest: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal("handleAbuseReport"),
    action: abuseReportActionSchema,
    /** Asked for only: another one of the staff has to consent. */
    isRequest: z.boolean(),
    reportId: documentIdSchema,
    /** Null for a message to support. */
    invitationId: documentIdSchema.nullable(),
  }),
]);
export type AuditDeed = z.output<typeof auditDeedSchema>;

/** `audit/{id}`: who did what to whom and when; of persons nothing but ids. Written once, with the deed. */
export const auditEntrySchema = z.strictObject({
  id: documentIdSchema,
  /** Null for `npm run grant-admin`. */
  by: uidSchema.nullable(),
  deed: auditDeedSchema,
  /** The account it was done to, that owned the page or wrote the message; null where there is none any more. */
  account: uidSchema.nullable(),
  at: z.date(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
