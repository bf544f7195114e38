import {
  memberNameSchema,
  givenRoleSchema,
  inviteeSchema,
  inviteEmailSchema,
} from "@janur/domain/team/team-invite";
import * as z from "zod";

/** What the form of a link holds; an empty address binds it to nobody. */
export const inviteFormSchema = z.object({
  name: inviteeSchema,
  role: givenRoleSchema,
  email: z.union([z.string().trim().length(0), inviteEmailSchema]),
});
export type InviteForm = z.infer<typeof inviteFormSchema>;

/** Whoever is given more than looking on is given it on purpose. */
export const emptyInviteForm: InviteForm = { name: "", role: "viewer", email: "" };

export function fromInviteForm({ name, role, email }: InviteForm) {
  return { name, role, email: email === "" ? null : email };
}

export const joinFormSchema = z.object({ name: memberNameSchema });
export type JoinForm = z.infer<typeof joinFormSchema>;
