import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { eventTypeSchema } from "../content/event-type.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import {
  givenRoleSchema,
  inviteeSchema,
  inviteEmailSchema,
  memberNameSchema,
  teamInviteTokenSchema,
} from "../team/team-invite.ts";
import { guestSideSchema } from "../side/guest-side.ts";
import { giftRightSchema } from "../team/team.ts";

const instant = z.iso.datetime();
const invitationRef = z.strictObject({ invitationId: documentIdSchema });
const memberRef = z.strictObject({ ...invitationRef.shape, uid: uidSchema });
const nothing = z.strictObject({});

/** Operations of hosts about who belongs to an invitation; part of `hostCallables`. */
export const teamCallables = {
  /** Makes a link that one person may join by; an editor's may be for one family's version alone. The token is answered once; what is kept of it is a hash. With an address the link is mailed there as well, where the caller's own address is confirmed, and `isMailed` says whether the mail is on its way. `team/limit-reached`, `invitation/wrong-status` in the trash. */
  inviteTeamMember: {
    capability: "manageTeam",
    input: z.strictObject({
      ...invitationRef.shape,
      role: givenRoleSchema,
      side: guestSideSchema.nullable().default(null),
      name: inviteeSchema,
      email: inviteEmailSchema.nullable(),
    }),
    output: z.strictObject({
      inviteId: documentIdSchema,
      token: teamInviteTokenSchema,
      expireAt: instant,
      isMailed: z.boolean(),
    }),
  },
  /** Makes a link worthless and forgets whom it was for. `team/invite-used` when somebody joined by it before. */
  revokeTeamInvite: {
    capability: "manageTeam",
    checked: "inside",
    input: z.strictObject({ ...invitationRef.shape, inviteId: documentIdSchema }),
    output: nothing,
  },
  /** Joins the team under `name`; sent again, it is the same joining. `team/invite-invalid`, `team/already-member`, `team/other-email`, `team/email-unverified`, `team/limit-reached`, `invitation/limit-reached`. */
  acceptTeamInvite: {
    capability: null,
    about: "team-link",
    input: z.strictObject({ token: teamInviteTokenSchema, name: memberNameSchema }),
    output: z.strictObject({ ...invitationRef.shape, role: givenRoleSchema }),
  },
  /** Gives a member another role; an editor's may be for one family's version alone. `team/member-not-found`, `team/owner-stays`. */
  changeTeamRole: {
    capability: "manageTeam",
    checked: "inside",
    input: z.strictObject({
      ...memberRef.shape,
      role: givenRoleSchema,
      side: guestSideSchema.nullable().default(null),
    }),
    output: nothing,
  },
  /** Names a member for the book of gifts, or takes that back with null. `team/member-not-found`, `team/owner-stays`. */
  nameForGifts: {
    capability: "manageTeam",
    checked: "inside",
    input: z.strictObject({ ...memberRef.shape, right: giftRightSchema.nullable() }),
    output: nothing,
  },
  /** Takes a member out of the team; everybody but the owner may take themselves out. `team/member-not-found`, `team/owner-stays`. */
  removeTeamMember: {
    capability: "manageTeam",
    checked: "inside",
    besides: { who: "every member but the owner, to leave", capability: "readFigures" },
    input: memberRef,
    output: nothing,
  },
  /** Makes a member the owner and the owner an editor. `team/member-not-found`. */
  transferOwnership: { capability: "manageTeam", checked: "inside", input: memberRef, output: nothing },
} as const satisfies HostContracts;
export type TeamCallables = typeof teamCallables;

/** Operations of whoever holds a link, signed in or not; part of `guestCallables`. */
export const teamLinkCallables = {
  /** Who invites to what and as what. `team/invite-invalid`. */
  readTeamInvite: {
    input: z.strictObject({ token: teamInviteTokenSchema }),
    output: z.strictObject({
      ...invitationRef.shape,
      title: z.string(),
      eventType: eventTypeSchema,
      startAt: instant.nullable(),
      zone: z.string(),
      city: z.string(),
      role: givenRoleSchema,
      /** The one family whose version an editor looks after; null for all. */
      side: guestSideSchema.nullable().default(null),
      inviter: z.string(),
      /** The name under which somebody is invited; may be empty. */
      name: z.string(),
      /** "r•••@gmail.com" where only that address may accept. */
      email: z.string().nullable(),
      expireAt: instant,
    }),
  },
  /** Says no; the link is worthless from then on and the owner sees it. `team/invite-invalid`. */
  declineTeamInvite: { input: z.strictObject({ token: teamInviteTokenSchema }), output: nothing },
} as const;
export type TeamLinkCallables = typeof teamLinkCallables;
