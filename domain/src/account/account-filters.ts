import * as z from "zod";
import { accountRoles, staffAccountSchema } from "./staff.ts";

const { role, isDisabled } = staffAccountSchema.shape;

/** What the staff's list of accounts is narrowed down by, by the field that is compared; null leaves nothing out. */
export const accountFiltersSchema = z.strictObject({
  role: role.nullable(),
  isDisabled: isDisabled.nullable(),
});
export type AccountFilters = z.output<typeof accountFiltersSchema>;

interface Filter {
  /** In the address of the list and in its texts. */
  name: string;
  field: keyof AccountFilters;
  /** What the address says for a value of the field; one word means one thing in all filters. */
  choices: readonly { word: string; value: AccountFilters[keyof AccountFilters] }[];
}

/** The controls above the list, in their order. */
export const accountFilters = [
  { name: "role", field: "role", choices: accountRoles.map((value) => ({ word: value, value })) },
  {
    name: "state",
    field: "isDisabled",
    choices: [
      { word: "open", value: false },
      { word: "shut", value: true },
    ],
  },
] as const satisfies readonly Filter[];

/** What is asked for by the words of an address; any other word leaves nothing out. */
export function wantedAccounts(words: Readonly<Record<string, string>>): AccountFilters {
  const wanted = accountFilters.map(({ name, field, choices }) => {
    const chosen = choices.find(({ word }) => word === words[name]);
    return [field, chosen?.value ?? null];
  });
  return accountFiltersSchema.parse(Object.fromEntries(wanted));
}
