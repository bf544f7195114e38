/** Whose guest somebody is, where a feast has two families. */
export const guestSides = ["groom", "bride"] as const;
export type GuestSide = (typeof guestSides)[number];
