import * as z from "zod";
import { displayNameSchema } from "../account/account.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { guestSideSchema } from "../side/guest-side.ts";
import { teamRoles, type TeamRole } from "./team.ts";
import { textSchema } from "../text/text.ts";

/** Roles that somebody can be given; there is one owner, and only a transfer makes another. */
export const givenRoles = teamRoles.filter((role): role is Exclude<TeamRole, "owner"> => role !== "owner");
export const givenRoleSchema = z.enum(teamRoles).exclude(["owner"]);
export type GivenRole = z.infer<typeof givenRoleSchema>;

/** The name under which the owner invites somebody: "Ibu Ratna". May be empty. */
export const inviteeSchema = textSchema(limits.account.displayName.max);
/** Compared with the address of an account, which Firebase Auth keeps in small letters. */
export const inviteEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email().max(limits.account.email.max));

/** `invitations/{id}/teamInvites/{inviteId}`: waits for an answer; accepting deletes it. */
export const teamInviteSchema = z.strictObject({
  id: documentIdSchema,
  role: givenRoleSchema,
  /** The one family whose version an editor will look after; absent for all. */
  side: guestSideSchema.optional(),
  name: inviteeSchema,
  /** Only an account with this confirmed address may accept; null for whoever has the link. */
  email: z.email().max(limits.account.email.max).nullable(),
  createdBy: uidSchema,
  createdAt: z.date(),
  expireAt: z.date(),
  declinedAt: z.date().nullable(),
});
export type TeamInvite = z.infer<typeof teamInviteSchema>;

export type TeamInviteState = "open" | "declined" | "over";

export function teamInviteState(
  invite: Pick<TeamInvite, "declinedAt" | "expireAt">,
  now: Date,
): TeamInviteState {
  if (invite.declinedAt !== null) return "declined";
  return invite.expireAt.getTime() <= now.getTime() ? "over" : "open";
}

/** What the link carries behind `/join#t=`: whose team, which invite, and 16 random bytes in base64url. */
export interface TeamInviteToken {
  invitationId: string;
  inviteId: string;
  secret: string;
}

const pattern = /^([A-Za-z0-9]{20})\.([A-Za-z0-9]{20})\.([A-Za-z0-9_-]{22})$/;

export const teamInviteTokenSchema = z.string().regex(pattern);

/** The parts of a token, or null when it has not the form of one. */
export function parseTeamInviteToken(token: string): TeamInviteToken | null {
  const match = pattern.exec(token);
  if (match === null) return null;
  const [, invitationId = "", inviteId = "", secret = ""] = match;
  return { invitationId, inviteId, secret };
}

export function formatTeamInviteToken({ invitationId, inviteId, secret }: TeamInviteToken): string {
  return `${invitationId}.${inviteId}.${secret}`;
}

/** The secret stands in the fragment, which no server and no log ever sees. */
export function joinPath(token: string): string {
  return `/join#t=${token}`;
}

/** The name that somebody joins under. */
export const memberNameSchema = displayNameSchema;
