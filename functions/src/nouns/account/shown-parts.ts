import { storedProfileSchema, type UserProfile } from "@janur/domain/account/account";

/** What others see of an account. */
export type ShownParts = Pick<UserProfile, "displayName" | "photoURL">;

const shownSchema = storedProfileSchema.pick({ displayName: true, photoURL: true });

/** @param stored a profile as it came with an event @returns null where there is none */
export function shownParts(stored: unknown): ShownParts | null {
  const parsed = shownSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
