import * as z from "zod";
import { guestSideSchema } from "../side/guest-side.ts";

export const teamRoles = ["owner", "editor", "sender", "usher", "viewer"] as const;
export const teamRoleSchema = z.enum(teamRoles);
export type TeamRole = z.infer<typeof teamRoleSchema>;

/**
 * What the owner names somebody for about gifts, whatever their role: to write them down and count them, or to see all of
 * them and what they come to as well.
 */
export const giftRights = ["keep", "see"] as const;
export const giftRightSchema = z.enum(giftRights);
export type GiftRight = z.infer<typeof giftRightSchema>;

export const teamMemberSchema = z.strictObject({
  role: teamRoleSchema,
  name: z.string(),
  photo: z.string().nullable(),
  /** Absent for who was named for nothing. */
  gifts: giftRightSchema.optional(),
  /** The one family whose version an editor words and publishes; absent for who does so for all. */
  side: guestSideSchema.optional(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** What a member of the team may do; the rules say the same for reading. */
export const capabilities = {
  editContent: ["owner", "editor"],
  publish: ["owner", "editor"],
  /** Archive, trash, restore. */
  manageInvitation: ["owner"],
  editGuests: ["owner", "editor"],
  /** Record answers, match the inbox, look after the wall. */
  answerForGuests: ["owner", "editor"],
  moderateWishes: ["owner", "editor"],
  /** Look at pictures before everybody does, show, hide and take them along. */
  keepAlbum: ["owner", "editor"],
  /** Read and answer guests' threads. */
  answerQuestions: ["owner", "editor"],
  changeSettings: ["owner", "editor"],
  /** Connect the invitation to something outside. */
  manageIntegrations: ["owner", "editor"],
  /** Take the whole list along as a file; contacts only with `readContacts`. */
  exportGuests: ["owner", "editor", "viewer"],
  readContacts: ["owner", "editor"],
  /** A sender those of their own guests. */
  readLinks: ["owner", "editor", "sender"],
  /** Work through a queue of guests; a sender through their own. */
  sendInvitations: ["owner", "editor", "sender"],
  /** Keep texts that all of the team send. */
  editTemplates: ["owner", "editor"],
  /** Invite, give roles, remove, hand the invitation over. */
  manageTeam: ["owner"],
  /** Links for helpers without an account. */
  managePasses: ["owner", "editor"],
  /** Let guests in without a device, take back what was a slip, see who came one by one. */
  keepDoor: ["owner", "editor", "usher"],
  /** Who came, one by one; a sender of their own guests. */
  readArrivals: ["owner", "editor", "sender", "usher"],
  /** Take along as a file who came, of all guests: nobody to whom a part of that is not told. */
  exportArrivals: ["owner", "editor"],
  /** Add, assign and delete tasks; who is named in one works on it. */
  planTasks: ["owner", "editor"],
  readFigures: ["owner", "editor", "sender", "usher", "viewer"],
  /** Write gifts down and count them blind; of the others' amounts nothing is told. No role has it but the owner's: the owner names who. */
  keepGifts: ["owner"],
  /** Read the whole book of gifts, its totals and its file; settle, confirm, thank. The owner names who. */
  seeGifts: ["owner"],
} as const satisfies Record<string, readonly TeamRole[]>;

export type Capability = keyof typeof capabilities;

export function may(role: TeamRole, capability: Capability): boolean {
  return capabilities[capability].some((allowed) => allowed === role);
}

/** What somebody who was named may do beside what their role may. */
export const giftRightCapabilities: Readonly<Record<GiftRight, readonly Capability[]>> = {
  keep: ["keepGifts"],
  see: ["keepGifts", "seeGifts"],
};

/**
 * A team once this member owns the invitation: whole and for every family, whatever they were named for before. The
 * others keep their roles, but gifts are nobody's business until the new owner names somebody.
 */
export function teamOwnedBy(
  uid: string,
  team: Readonly<Record<string, TeamMember>>,
): Record<string, TeamMember> {
  return Object.fromEntries(
    Object.entries(team).map(([member, { gifts: _gifts, ...entry }]) => {
      const { role, name, photo } = entry;
      if (member === uid) return [member, { role: "owner", name, photo }];
      return [member, role === "owner" ? { role: "editor", name, photo } : entry];
    }),
  );
}

/** What concerns the whole feast, and so no editor of one family. */
const wholeFeast: readonly Capability[] = ["changeSettings", "manageIntegrations"];

/** What a member may do: by their role, or because the owner named them. */
export function memberMay(
  { role, gifts, side }: Pick<TeamMember, "role" | "gifts" | "side">,
  capability: Capability,
): boolean {
  if (side !== undefined && wholeFeast.includes(capability)) return false;
  return may(role, capability) || (gifts !== undefined && giftRightCapabilities[gifts].includes(capability));
}
