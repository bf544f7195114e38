import { newUserProfile, userProfileSchema, type AuthAccount, type UserProfile } from "@janur/domain/account";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../firestore.ts";

export function profileDocument(uid: string) {
  return documentOf(paths.user(uid), userProfileSchema);
}

/** A profile with the specification's defaults, for whoever has none yet. */
export function defaultProfile(account: AuthAccount, now: Date): UserProfile {
  return { ...newUserProfile(account), createdAt: now };
}
