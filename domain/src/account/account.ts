import * as z from "zod";
import { documentIdSchema, uidSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { cutText, isNameText, textSchema, withoutControls } from "../text/text.ts";

/** Given by the specification to a sign-in that supplies no display name. */
export const DEFAULT_DISPLAY_NAME = "Pengguna Baru";

/** Stands where an account that is gone wrote something that others keep. */
export const FORMER_ACCOUNT = "former-account";

export const displayNameSchema = textSchema(limits.account.displayName.max)
  .min(limits.account.displayName.min)
  .refine(isNameText);

/** Pictures come from a name on the internet; the machine itself has no certificate. `isPhoto` in `firestore.rules` says the same. */
const photoPattern =
  /^(https:\/\/[A-Za-z0-9-]+([.][A-Za-z0-9-]+)*|http:\/\/(localhost|127[.]0[.]0[.]1))(:[0-9]{1,5})?(\/[!-~]*)?$/;
const photoSchema = z.string().regex(photoPattern);

/** `users/{uid}`: exactly the six fields of the specification. */
export const userProfileSchema = z.strictObject({
  id: uidSchema,
  displayName: displayNameSchema,
  /** As Firebase Auth has it; null for accounts by phone number. */
  email: z.string().nullable(),
  photoURL: photoSchema.nullable(),
  createdAt: z.date(),
  /** Ids of own and shared invitations; only functions write it. */
  invitations: z.array(documentIdSchema),
});

export type UserProfile = z.infer<typeof userProfileSchema>;

/**
 * Reads a profile whatever is in it: its owner writes it, and earlier builds
 * took more. What cannot be used is what a new account has. So nothing that
 * must work on every account depends on what somebody typed.
 */
export const storedProfileSchema = z.object({
  id: z.string(),
  displayName: displayNameSchema.catch(({ value }) => cleanDisplayName(value) ?? DEFAULT_DISPLAY_NAME),
  email: z.string().nullable().catch(null),
  photoURL: photoSchema.nullable().catch(null),
  createdAt: z.date().catch(() => new Date(0)),
  invitations: z
    .array(z.unknown())
    .catch([])
    .transform((ids) => ids.flatMap((id) => documentIdSchema.safeParse(id).data ?? [])),
});

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
    photoURL: photoSchema.safeParse(account.photoURL).data ?? null,
    invitations: [],
  };
}

/** A typed or supplied name made and cut to what a profile holds; null when nothing is left. */
export function cleanDisplayName(name: unknown): string | null {
  if (typeof name !== "string") return null;
  const clean = cutText(withoutControls(name), limits.account.displayName.max).trim();
  return displayNameSchema.safeParse(clean).data ?? null;
}

/**
 * Trigger, auth callback and sign-up form write the profile in any order.
 * A name that somebody typed wins: it replaces the default, never another name.
 */
export function nameToWrite(current: string, typed: string | null): string | null {
  return typed !== null && current === DEFAULT_DISPLAY_NAME && typed !== current ? typed : null;
}
