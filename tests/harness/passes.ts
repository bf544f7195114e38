import type { HelperList } from "@janur/domain/helper/helper-list";
import type { Family, PassScope } from "@janur/domain/helper/pass";
import type { ScreenSettings } from "@janur/domain/screen/screen-settings";
import type { Account } from "./accounts.ts";
import type { Product, Wedding } from "./product.ts";

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

export interface WantedPass {
  name?: string;
  scopes?: PassScope[];
  pin?: string | null;
  seesGated?: boolean;
  family?: Family | null;
  branch?: HelperList | null;
  doorCeremony?: string | null;
  screen?: ScreenSettings | null;
}

/** A helper's link for a month; it shows the programme unless something else is wanted. */
export function makePass(
  product: Product,
  owner: Account,
  { invitationId }: Wedding,
  {
    name = "Bude Sri",
    scopes = ["programme"],
    pin = null,
    seesGated = false,
    family = null,
    branch = null,
    doorCeremony = null,
    screen = null,
  }: WantedPass = {},
) {
  const input = { invitationId, name, scopes, seesGated, family, branch, doorCeremony, screen, pin };
  return product.asHost("createPass", { ...input, expireAt: inDays(30).toISOString() }, owner);
}

/** What a call that must succeed gave. */
export function fieldOf(result: unknown, name: "html" | "proof"): string {
  const value: unknown = typeof result === "object" && result !== null ? Reflect.get(result, name) : null;
  if (typeof value !== "string") throw new Error(`no ${name} in ${JSON.stringify(result)}`);
  return value;
}
