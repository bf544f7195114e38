import {
  cleanDisplayName,
  nameToWrite,
  newUserProfile,
  storedProfileSchema,
  type UserProfile,
} from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type { User } from "firebase/auth";
import {
  doc,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from "firebase/firestore";
import { firestore, savePaced } from "../firebase/firestore.ts";
import { countUnsent } from "../storage/unsent.ts";

function reference(uid: string): DocumentReference {
  return doc(firestore, paths.user(uid));
}

function change(uid: string, fields: Partial<Pick<UserProfile, "displayName" | "email">>): Promise<void> {
  return savePaced(uid, paths.user(uid), fields);
}

/** Whatever earlier builds took: nobody is kept out by the own profile. */
function parse(snapshot: DocumentSnapshot): UserProfile {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  const createdAt: unknown = data?.["createdAt"];
  return storedProfileSchema.parse({
    ...data,
    id: snapshot.id,
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate() : createdAt,
  });
}

/**
 * The profile as the specification asks on every change of the account: read,
 * and created with the defaults when it is missing. The transaction keeps it
 * from overwriting a profile that the trigger or the form wrote meanwhile.
 * @throws whatever reading or writing throws; the caller decides to swallow it
 */
export async function loadOrCreateProfile(user: User): Promise<UserProfile> {
  const target = reference(user.uid);
  const existing = await getDoc(target);
  if (existing.exists()) {
    const profile = parse(existing);
    await mendName(existing, profile);
    return withAccountEmail(user, profile);
  }
  await runTransaction(firestore, async (transaction) => {
    const current = await transaction.get(target);
    if (current.exists()) return;
    transaction.set(target, { ...newUserProfile(user), createdAt: serverTimestamp() });
  });
  return parse(await getDoc(target));
}

/** The rules compare what they write elsewhere with the name that stands there; one that they would not take any more is mended, or at the next start. */
async function mendName(stored: DocumentSnapshot, { displayName }: UserProfile): Promise<void> {
  if (stored.get("displayName") === displayName) return;
  await change(stored.id, { displayName }).catch(() => undefined);
}

/** An address that was confirmed on another device reaches the profile here; without success it stays for the next time. */
async function withAccountEmail(user: User, profile: UserProfile): Promise<UserProfile> {
  try {
    await syncAccountEmail(user, profile);
    return { ...profile, email: user.email };
  } catch {
    return profile;
  }
}

/**
 * Last step of signing up: puts the typed name into the profile while the
 * profile is missing or still carries the default. Running it again, or after
 * the trigger or another tab, changes nothing that somebody typed.
 */
export async function writeTypedName(user: User, typedName: string): Promise<void> {
  const typed = cleanDisplayName(typedName);
  if (typed === null) return;
  const target = reference(user.uid);
  await runTransaction(firestore, async (transaction) => {
    const current = await transaction.get(target);
    if (!current.exists()) {
      transaction.set(target, {
        ...newUserProfile({ uid: user.uid, email: user.email, photoURL: user.photoURL, displayName: typed }),
        createdAt: serverTimestamp(),
      });
      return;
    }
    const name = nameToWrite(parse(current).displayName, typed);
    if (name === null) return;
    transaction.update(target, { displayName: name });
    transaction.set(
      doc(firestore, paths.changePace(user.uid)),
      { ids: [], at: serverTimestamp(), count: increment(1) },
      { merge: true },
    );
  });
}

/** The owner's own change of name. @param displayName already parsed by `displayNameSchema` */
export async function changeProfileName(uid: string, displayName: string): Promise<void> {
  await countUnsent(change(uid, { displayName }));
}

/** Writes the account's e-mail into the profile when the two differ, as after a confirmed change. */
export async function syncAccountEmail(user: User, profile: UserProfile): Promise<void> {
  if (profile.email === user.email) return;
  await change(user.uid, { email: user.email });
}
