import * as z from "zod";
import { documentIdSchema, uidSchema } from "./id.ts";
import { limits } from "./limits.ts";
import { cutText, textSchema } from "./text.ts";

/** Given by the specification to a sign-in that supplies no display name. */
export const DEFAULT_DISPLAY_NAME = "Pengguna Baru";

/** Stands where an account that is gone wrote something that others keep. */
export const FORMER_ACCOUNT = "former-account";

export const displayNameSchema = textSchema(limits.account.displayName.max).min(
  limits.account.displayName.min,
);

/** `users/{uid}`: exactly the six fields of the specification. */
export const userProfileSchema = z.strictObject({
  id: uidSchema,
  displayName: displayNameSchema,
  /** Null for accounts by phone number. */
  email: z.email().max(limits.account.email.max).nullable(),
  photoURL: z.url().nullable(),
  createdAt: z.date(),
  /** Ids of own and shared invitations; only functions write it. */
  invitations: z.array(documentIdSchema),
});

export type UserProfile = z.infer<typeof userProfileSchema>;

/** What Firebase Auth knows of an account, browser and server alike. */
export interface AuthAccount {
  uid: string;
  displayName?: string | null | undefined;
  email?: string | null | undefined;
  photoURL?: string | null | undefined;
}

/** The profile of a new account without its `createdAt`, which is the server's time. */
export function newUserProfile(account: AuthAccount): Omit<UserProfile, "createdAt"> {
  return {
    id: account.uid,
    displayName: cleanDisplayName(account.displayName) ?? DEFAULT_DISPLAY_NAME,
    email: account.email ?? null,
    photoURL: account.photoURL ?? null,
    invitations: [],
  };
}

/** A typed or supplied name cut to what a profile holds; null when nothing is left. */
export function cleanDisplayName(name: string | null | undefined): string | null {
  const clean = cutText((name ?? "").trim(), limits.account.displayName.max).trim();
  return clean === "" ? null : clean;
}

/**
 * Trigger, auth callback and sign-up form write the profile in any order.
 * A name that somebody typed wins: it replaces the default, never another name.
 */
export function nameToWrite(current: string, typed: string | null): string | null {
  return typed !== null && current === DEFAULT_DISPLAY_NAME && typed !== current ? typed : null;
}
