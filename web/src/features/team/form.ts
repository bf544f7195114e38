import {
  memberNameSchema,
  givenRoleSchema,
  inviteeSchema,
  inviteEmailSchema,
} from "@janur/domain/team/team-invite";
import { guestSideSchema } from "@janur/domain/side/guest-side";
import * as z from "zod";

/** What the form of a link holds: it is for one person, whom a name says, or an address, which binds it. */
export const inviteFormSchema = z
  .object({
    name: inviteeSchema,
    role: givenRoleSchema,
    /** The one family whose version an editor looks after; null for all. */
    side: guestSideSchema.nullable(),
    email: z.union([z.string().trim().length(0), inviteEmailSchema]),
  })
  .refine(({ name, email }) => name !== "" || email !== "", { path: ["name"] });
export type InviteForm = z.infer<typeof inviteFormSchema>;

/** Whoever is given more than looking on is given it on purpose. */
export const emptyInviteForm: InviteForm = { name: "", role: "viewer", side: null, email: "" };

export function fromInviteForm({ name, role, side, email }: InviteForm) {
  return { name, role, side: role === "editor" ? side : null, email: email === "" ? null : email };
}

export const joinFormSchema = z.object({ name: memberNameSchema });
export type JoinForm = z.infer<typeof joinFormSchema>;
