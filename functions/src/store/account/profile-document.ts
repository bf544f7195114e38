import {
  newUserProfile,
  storedProfileSchema,
  userProfileSchema,
  type AuthAccount,
  type UserProfile,
} from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type {
  DocumentReference,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { db, withDates } from "../../platform/google/firestore.ts";
import { faultOf } from "../../platform/log/fault.ts";

const profileConverter: FirestoreDataConverter<UserProfile> = {
  toFirestore: (profile) => userProfileSchema.parse(profile),
  fromFirestore: readProfile,
};

/** Strict on its way in. On its way out a profile never throws: its owner writes it, and others must go on without them. */
export function profileDocument(uid: string): DocumentReference<UserProfile> {
  return db().doc(paths.user(uid)).withConverter(profileConverter);
}

function readProfile(snapshot: QueryDocumentSnapshot): UserProfile {
  const stored = Object.fromEntries(
    Object.entries(snapshot.data()).map(([field, value]) => [field, withDates(value)]),
  );
  const strict = userProfileSchema.safeParse(stored);
  if (strict.success) return strict.data;
  logger.warn("a profile was read as far as it goes", { account: snapshot.id, fault: faultOf(strict.error) });
  return storedProfileSchema.parse({ ...stored, id: snapshot.id });
}

/** A profile with the specification's defaults, for whoever has none yet. */
export function defaultProfile(account: AuthAccount, now: Date): UserProfile {
  return { ...newUserProfile(account), createdAt: now };
}
