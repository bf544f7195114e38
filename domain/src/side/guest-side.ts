import * as z from "zod";

/** Whose guest somebody is, where a feast has two families. */
export const guestSides = ["groom", "bride"] as const;
export const guestSideSchema = z.enum(guestSides);
export type GuestSide = (typeof guestSides)[number];
