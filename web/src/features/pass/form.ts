import { helperListSchema } from "@janur/domain/helper/helper-list";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import {
  familySchema,
  passNameSchema,
  passPinSchema,
  passScopesSchema,
  type Pass,
  type PassScope,
} from "@janur/domain/helper/pass";
import { wallClock } from "@janur/domain/time/zone";
import * as z from "zod";
import type { PassInput } from "./mutations.ts";
import { endOf, untilSchema, usualUntil } from "./validity.ts";

/** What the form of a link holds. `until` is a day, counted by the clock of `zone`. */
export function passFormSchema(zone: string) {
  const { quota, group } = helperListSchema.shape;
  const fields = z.object({
    name: passNameSchema,
    scopes: passScopesSchema,
    seesGated: z.boolean(),
    /** Empty for neither. */
    family: z.union([z.literal(""), familySchema]),
    quota: z.union([z.number(), z.nan()]),
    group,
    /** Empty for none, or for the one there is. */
    pin: z.union([z.literal(""), passPinSchema]),
    removesPin: z.boolean(),
    until: untilSchema(zone),
  });
  // A field that is not shown stops nobody.
  return fields.refine(
    (values) => !values.scopes.includes("fillList") || quota.safeParse(values.quota).success,
    {
      path: ["quota"],
    },
  );
}
export type PassForm = z.infer<ReturnType<typeof passFormSchema>>;

const blank: Omit<PassForm, "until"> = {
  name: "",
  scopes: ["programme"],
  seesGated: false,
  family: "",
  quota: limits.branch.quota.usual,
  group: "",
  pin: "",
  removesPin: false,
};

/** Whether it matters of which family somebody with these tasks is. */
export function hasFamily(scopes: readonly PassScope[]): boolean {
  return scopes.includes("proofread") || scopes.includes("fillList");
}

export function emptyPassForm(invitation: Pick<Invitation, "startAt" | "zone">): PassForm {
  return { ...blank, until: usualUntil(invitation, { days: 7, daysOver: 30 }) };
}

export function toPassForm(
  { name, scopes, seesGated, family, branch, expireAt }: Pass,
  zone: string,
): PassForm {
  const until = wallClock(expireAt, zone).date;
  return { ...blank, name, scopes, seesGated, family: family ?? "", ...branch, until };
}

export function fromPassForm(values: PassForm, zone: string): PassInput {
  const { name, scopes, seesGated, family, quota, group, until } = values;
  const isProofreader = scopes.includes("proofread");
  const mayBeGated = isProofreader || scopes.includes("programme");
  return {
    name,
    scopes,
    seesGated: mayBeGated && seesGated,
    family: hasFamily(scopes) && family !== "" ? family : null,
    branch: scopes.includes("fillList") ? { quota, group } : null,
    expireAt: endOf(until, zone).toISOString(),
  };
}
