import type { Invitation } from "@janur/domain/invitation/invitation";
import { passNameSchema, passPinSchema, type Pass } from "@janur/domain/helper/pass";
import { wallClock } from "@janur/domain/time/zone";
import * as z from "zod";
import type { PassInput } from "./mutations.ts";
import { endOf, untilSchema, usualUntil } from "./validity.ts";

/** Days: a link to the door is of use until what was written down without a signal has been handed in. */
const afterFeast = { days: 2, daysOver: 2 };

/** What the form of a link to the door holds. `until` is a day by the clock of `zone`. @param hasPin whether one is there that may stay */
export function doorPassFormSchema(zone: string, hasPin: boolean) {
  return z.object({
    name: passNameSchema,
    pin: hasPin ? z.union([z.literal(""), passPinSchema]) : passPinSchema,
    seesGated: z.boolean(),
    /** Empty for the ceremony of the hour. */
    ceremony: z.string(),
    until: untilSchema(zone),
  });
}
export type DoorPassForm = z.infer<ReturnType<typeof doorPassFormSchema>>;

export function emptyDoorPassForm(invitation: Pick<Invitation, "startAt" | "zone">): DoorPassForm {
  return { name: "", pin: "", seesGated: false, ceremony: "", until: usualUntil(invitation, afterFeast) };
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
