import type { EventType } from "@janur/domain/content/event-type";
import type wizard from "../../../locales/id/wizard.ts";

export type Role = keyof typeof wizard.names.role;

/** Who is asked for, in the order of the page; a couple's order may be turned. */
export function rolesOf(eventType: EventType, isTurned: boolean): Role[] {
  if (eventType === "wedding") return isTurned ? ["groom", "bride"] : ["bride", "groom"];
  if (eventType === "engagement") return isTurned ? ["groomToBe", "brideToBe"] : ["brideToBe", "groomToBe"];
  return [eventType];
}
