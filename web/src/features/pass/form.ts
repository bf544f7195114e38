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
import { instantOf, wallClock } from "@janur/domain/time/zone";
import * as z from "zod";
import type { PassInput } from "./mutations.ts";

const dayMs = 86_400_000;
/** How long a link goes on after the feast, and how long it is good while no day is known. */
const daysAfter = 7;
const daysWithoutDay = 30;

/** The end of this day on the clock of `zone`. */
function endOf(date: string, zone: string): Date {
  return instantOf(date, "23:59", zone);
}

/** What the form of a link holds. `until` is a day, counted by the clock of `zone`. */
export function passFormSchema(zone: string) {
  const isGood = (date: string) => {
    if (!/^20\d\d-\d\d-\d\d$/.test(date)) return false;
    const aheadMs = endOf(date, zone).getTime() - Date.now();
    return aheadMs > 0 && aheadMs <= limits.pass.longestMs;
  };
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
    until: z.string().refine(isGood),
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

export function emptyPassForm({ startAt, zone }: Pick<Invitation, "startAt" | "zone">): PassForm {
  const now = Date.now();
  const end =
    startAt === null || startAt.getTime() < now
      ? now + daysWithoutDay * dayMs
      : Math.min(startAt.getTime() + daysAfter * dayMs, now + limits.pass.longestMs - dayMs);
  const until = wallClock(new Date(end), zone).date;
  return { ...blank, until };
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
