import { accountRoleSchema } from "@janur/domain/account/staff";
import { limits } from "@janur/domain/limits";
import { uidSchema } from "@janur/domain/id";
import * as z from "zod";

/** What the address says about the list of users; anything it cannot say is the default. */
export const usersViewSchema = z.object({
  q: z.string().max(limits.staff.search).catch(""),
  role: z.union([accountRoleSchema, z.literal("")]).catch(""),
  state: z.enum(["open", "shut", ""]).catch(""),
  /** Whose details are open. */
  user: z.union([uidSchema, z.literal("")]).catch(""),
});
export type UsersView = z.infer<typeof usersViewSchema>;

export const noUserFilters = { q: "", role: "", state: "" } as const satisfies Partial<UsersView>;

export function hasUserFilters({ q, role, state }: UsersView): boolean {
  return q.trim() !== "" || role !== "" || state !== "";
}
