import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { presenceSchema, type Presence } from "@janur/domain/invitation/presence";
import { collection, deleteDoc, doc, limit, query, serverTimestamp, setDoc } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { listenToSnapshots, readable } from "../../lib/firebase/listen.ts";
import { firestore } from "../../lib/firebase/firestore.ts";

const presenceConverter = readConverter(presenceSchema);

/** Says that an account has the draft open, with the server's time. */
export function sayPresence(invitationId: string, uid: string, section: string | null): Promise<void> {
  return setDoc(doc(firestore, paths.presence(invitationId, uid)), { uid, section, at: serverTimestamp() });
}

/** What does not arrive any more is forgotten by its age. */
export function takePresenceBack(invitationId: string, uid: string): void {
  void deleteDoc(doc(firestore, paths.presence(invitationId, uid))).catch(() => undefined);
}

/** Entries that the server has; without a signal, or after leaving the team, nobody is there. */
export function watchPresence(invitationId: string, next: (said: readonly Presence[]) => void): () => void {
  const all = collection(firestore, paths.presences(invitationId)).withConverter(presenceConverter);
  return listenToSnapshots(
    query(all, limit(limits.presence.list)),
    (snapshot) => {
      next(readable(snapshot.docs.filter(({ metadata }) => !metadata.hasPendingWrites)));
    },
    () => {
      next([]);
    },
  );
}
