/** How an invitation reaches a guest. */
export const guestChannels = ["whatsapp", "email", "printed", "spoken"] as const;
export type GuestChannel = (typeof guestChannels)[number];
