import { accountFilters } from "@janur/domain/account/account-filters";
import { limits } from "@janur/domain/limits";
import { uidSchema } from "@janur/domain/id";
import * as z from "zod";

const filterSchema = (words: readonly string[]) => z.enum([...words, ""]).catch("");
const filtersSchema = z.object(
  Object.fromEntries(
    accountFilters.map(({ name, choices }) => [name, filterSchema(choices.map(({ word }) => word))]),
  ),
);

const placeSchema = z.object({
  q: z.string().max(limits.staff.search).catch(""),
  /** Whose details are open. */
  user: z.union([uidSchema, z.literal("")]).catch(""),
});

/** What the address says about the list of users; anything it cannot say is the default. */
export const usersViewSchema = z
  .record(z.string(), z.string())
  .transform((said) => Object.assign(filtersSchema.parse(said), placeSchema.parse(said)));
export type UsersView = z.infer<typeof usersViewSchema>;

export const noUserFilters: Partial<UsersView> = {
  ...Object.fromEntries(accountFilters.map(({ name }) => [name, ""])),
  q: "",
};

export function hasUserFilters(view: UsersView): boolean {
  return view.q.trim() !== "" || accountFilters.some(({ name }) => view[name] !== "");
}
