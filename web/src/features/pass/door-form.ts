import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { passNameSchema, passPinSchema, type Pass } from "@janur/domain/helper/pass";
import { instantOf, wallClock } from "@janur/domain/time/zone";
import * as z from "zod";
import type { PassInput } from "./mutations.ts";

const dayMs = 86_400_000;
/** A link to the door is of use until what was written down without a signal has been handed in. */
const daysAfter = 2;
const daysWithoutDay = 30;

export const endOf = (date: string, zone: string) => instantOf(date, "23:59", zone);

/** What the form of a link to the door holds. `until` is a day by the clock of `zone`. @param hasPin whether one is there that may stay */
export function doorPassFormSchema(zone: string, hasPin: boolean) {
  const isGood = (date: string) => {
    if (!/^20\d\d-\d\d-\d\d$/.test(date)) return false;
    const aheadMs = endOf(date, zone).getTime() - Date.now();
    return aheadMs > 0 && aheadMs <= limits.pass.longestMs;
  };
  return z.object({
    name: passNameSchema,
    pin: hasPin ? z.union([z.literal(""), passPinSchema]) : passPinSchema,
    seesGated: z.boolean(),
    /** Empty for the ceremony of the hour. */
    ceremony: z.string(),
    until: z.string().refine(isGood),
  });
}
export type DoorPassForm = z.infer<ReturnType<typeof doorPassFormSchema>>;

export function emptyDoorPassForm({ startAt, zone }: Pick<Invitation, "startAt" | "zone">): DoorPassForm {
  const now = Date.now();
  const end =
    startAt === null || startAt.getTime() < now
      ? now + (startAt === null ? daysWithoutDay : daysAfter) * dayMs
      : Math.min(startAt.getTime() + daysAfter * dayMs, now + limits.pass.longestMs - dayMs);
  return { name: "", pin: "", seesGated: false, ceremony: "", until: wallClock(new Date(end), zone).date };
}

export function toDoorPassForm(
  { name, seesGated, doorCeremony, expireAt }: Pass,
  zone: string,
): DoorPassForm {
  return { name, pin: "", seesGated, ceremony: doorCeremony ?? "", until: wallClock(expireAt, zone).date };
}

/** @param pass whose other tasks stay with it; null for a new one, which is for the door alone */
export function fromDoorPassForm(values: DoorPassForm, zone: string, pass: Pass | null): PassInput {
  const { name, seesGated, ceremony, until } = values;
  return {
    name,
    scopes: pass?.scopes ?? ["door"],
    seesGated,
    family: pass?.family ?? null,
    branch: pass?.branch ?? null,
    doorCeremony: ceremony === "" ? null : ceremony,
    expireAt: endOf(until, zone).toISOString(),
  };
}
