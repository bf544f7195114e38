import { AppError } from "@janur/domain/errors";
import { FirebaseError } from "firebase/app";
import {
  onSnapshot,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import { NetworkError } from "../call-errors.ts";
import type { Subscribe } from "../live-query.ts";

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
 * its empty cache; that is told as the missing connection that it is.
 */
export function listenToQuery<T>(query: Query<T>): Subscribe<T[]> {
  return (next, fail) =>
    onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.metadata.fromCache || (!snapshot.empty && !navigator.onLine)) {
          deliver(() => snapshot.docs.map((item: QueryDocumentSnapshot<T>) => item.data()), next, fail);
        } else if (snapshot.empty) fail(new NetworkError());
      },
      (error) => {
        fail(readError(error));
      },
    );
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
