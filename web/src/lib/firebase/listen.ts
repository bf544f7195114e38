import { AppError } from "@janur/domain/errors";
import { FirebaseError } from "firebase/app";
import {
  getDocsFromServer,
  onSnapshot,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import { NetworkError } from "../call-errors.ts";
import type { Subscribe } from "../live-query.ts";
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
      deliver(() => docs.map((item) => item.data()), next, fail);
    };
    const wait = serverWait(() => {
      if (navigator.onLine || cached.length === 0) fail(new NetworkError());
      else tell(cached);
    });
    const stop = onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, empty, metadata: { fromCache } }) => {
        wait.note(fromCache);
        cached = docs;
        if (!fromCache || (!empty && !navigator.onLine)) tell(docs);
        else if (empty) fail(new NetworkError());
      },
      (error) => {
        fail(readError(error));
      },
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
    const { docs } = await getDocsFromServer(query);
    return docs.map((item) => item.data());
  } catch (error) {
    throw readError(error);
  }
}

/** Listens to one document; a missing one is `invitation/not-found`, since all of them belong to an invitation. */
export function listenToDocument<T>(reference: DocumentReference<T>): Subscribe<T> {
  return (next, fail) =>
    onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.exists()) deliver(() => snapshot.data(), next, fail);
        else if (snapshot.metadata.fromCache) fail(new NetworkError());
        else fail(new AppError("invitation/not-found"));
      },
      (error) => {
        fail(readError(error));
      },
    );
}

/** A document of an unknown shape fails the query instead of the SDK's callback, where nobody would see it. */
function deliver<T>(read: () => T, next: (value: T) => void, fail: (error: Error) => void): void {
  let value: T;
  try {
    value = read();
  } catch (error) {
    fail(readError(error));
    return;
  }
  next(value);
}
