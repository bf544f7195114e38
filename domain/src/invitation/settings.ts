import * as z from "zod";
import { limits } from "../limits.ts";

/** Who may open the page: everybody with the address, those who know the password, or guests with a personal link. */
export const pageAccesses = ["public", "password", "guests"] as const;
export type PageAccess = (typeof pageAccesses)[number];

const fields = z.strictObject({
  access: z.enum(pageAccesses),
  /** Whether search engines may list the page. */
  isIndexed: z.boolean(),
  /** Whether wishes wait for the family before the wall shows them. */
  isPremoderated: z.boolean(),
  /** Whether wishes with coarse words wait for the family. */
  isWordFilterOn: z.boolean(),
  /** Heads that there is room for; null for any number. */
  capacity: z.int().min(1).max(limits.rsvp.capacity).nullable(),
  /** Whether a smaller party may get seats while a larger one before it waits. */
  mayOvertake: z.boolean(),
});

/** What takes effect at once, without publishing; the passwords themselves lie elsewhere. */
export const invitationSettingsSchema = fields.default(() => usualSettings);
export type InvitationSettings = z.output<typeof fields>;

/** How an invitation begins. */
export const usualSettings: InvitationSettings = {
  access: "public",
  isIndexed: false,
  isPremoderated: false,
  isWordFilterOn: true,
  capacity: null,
  mayOvertake: false,
};

/** What a host changes: what is absent stays as it is. Earlier pages of the application send all of it. */
export const settingsChangeSchema = fields.partial();
export type SettingsChange = z.output<typeof settingsChangeSchema>;

/** All of it, nothing filled in. */
export const settingsSchema = fields;

/** The password of a page, as the host hands it out. */
export const pagePasswordSchema = z
  .string()
  .trim()
  .min(limits.access.password.min)
  .max(limits.access.password.max);
