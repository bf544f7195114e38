import { AppError } from "@janur/domain/errors";
import { FirebaseError } from "firebase/app";
import {
  getDocsFromServer,
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";
import { NetworkError } from "../calls/call-errors.ts";
import type { Subscribe } from "../query/live-query.ts";
import { serverWait } from "./server-wait.ts";

/** What the rules keep from a person does not exist for that person. */
export function readError(error: unknown): Error {
  if (error instanceof FirebaseError && error.code === "permission-denied") {
    return new AppError("invitation/not-found");
  }
  if (error instanceof FirebaseError && error.code === "unavailable")
    return new NetworkError({ cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/** What these listeners hear of: each change of the data alone, or of where they come from as well. */
const withSource = { includeMetadataChanges: true };

/**
 * Listens to the snapshots of a query. What `next` throws goes to `fail`: in the SDK's own callback nobody would see it,
 * and nothing would come any more.
 */
export function listenToSnapshots<T>(
  query: Query<T>,
  next: (snapshot: QuerySnapshot<T>) => void,
  fail: (error: Error) => void,
): () => void {
  return onSnapshot(query, withSource, guarded(next, fail), (error) => {
    fail(readError(error));
  });
}

/** The same for one document. */
export function listenToSnapshot<T>(
  reference: DocumentReference<T>,
  next: (snapshot: DocumentSnapshot<T>) => void,
  fail: (error: Error) => void,
): () => void {
  return onSnapshot(reference, withSource, guarded(next, fail), (error) => {
    fail(readError(error));
  });
}

function guarded<Snapshot>(next: (snapshot: Snapshot) => void, fail: (error: Error) => void) {
  return (snapshot: Snapshot) => {
    try {
      next(snapshot);
    } catch (error) {
      fail(readError(error));
    }
  };
}

/** What can be read of documents; one that cannot is reported by its path and keeps no other from its list. */
export function readable<T>(documents: readonly QueryDocumentSnapshot<T>[]): T[] {
  return documents.flatMap((document) => {
    try {
      return [document.data()];
    } catch (cause) {
      reportError(new Error(`a document was not read: ${document.ref.path}`, { cause }));
      return [];
    }
  });
}

/**
 * Listens to a query. Without signal the SDK would report an empty list from
 * its empty cache; that is told as the missing connection that it is. A list
 * that is not empty may be a part of what there is, and waits for the server
 * where the browser believes that there is one.
 */
export function listenToQuery<T>(query: Query<T>): Subscribe<T[]> {
  return (next, fail) => {
    let cached: QueryDocumentSnapshot<T>[] = [];
    const tell = (docs: readonly QueryDocumentSnapshot<T>[]) => {
      next(readable(docs));
    };
    const wait = serverWait(() => {
      if (navigator.onLine || cached.length === 0) fail(new NetworkError());
      else tell(cached);
    });
    const stop = listenToSnapshots(
      query,
      ({ docs, empty, metadata: { fromCache } }) => {
        wait.note(fromCache);
        cached = docs;
        if (!fromCache || (!empty && !navigator.onLine)) tell(docs);
        else if (empty) fail(new NetworkError());
      },
      fail,
    );
    return () => {
      wait.stop();
      stop();
    };
  };
}

/**
 * Reads a query once, from the server or not at all: what the cache has may be a part of it.
 * @throws AppError `invitation/not-found`, NetworkError
 */
export async function readQuery<T>(query: Query<T>): Promise<T[]> {
  try {
    return readable((await getDocsFromServer(query)).docs);
  } catch (error) {
    throw readError(error);
  }
}

/** Listens to one document; a missing one is `invitation/not-found`, since all of them belong to an invitation. */
export function listenToDocument<T>(reference: DocumentReference<T>): Subscribe<T> {
  return (next, fail) =>
    listenToSnapshot(
      reference,
      (snapshot) => {
        if (snapshot.exists()) next(snapshot.data());
        else if (snapshot.metadata.fromCache) fail(new NetworkError());
        else fail(new AppError("invitation/not-found"));
      },
      fail,
    );
}
