import { readStored } from "@janur/domain/stored/read-stored";
import { getApps, initializeApp, type App, type AppOptions } from "firebase-admin/app";
import {
  getFirestore,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import type * as z from "zod";
import { isDemoProject, projectId } from "../runtime.ts";

let database: Firestore | undefined;

/** The database, opened at the first use so that loading a bundle stays cheap. */
export function db(): Firestore {
  database ??= getFirestore(app());
  return database;
}

/** The default app. That there are others says nothing: firebase-functions makes one of its own to check tokens. */
export function app(): App {
  return getApps().find(({ name }) => name === "[DEFAULT]") ?? initializeApp(appOptions());
}

/** Named, because the task queue asks the metadata server for the account otherwise, which is outside of a demo's machine. */
function appOptions(): AppOptions {
  const project = projectId();
  return isDemoProject()
    ? { projectId: project, serviceAccountId: `functions@${project}.iam.gserviceaccount.com` }
    : { projectId: project };
}

/** Turns Timestamps into Dates, here and nowhere else. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDates(item)]));
  }
  return value;
}

/** Parses with `schema` both ways, for references and queries: strictly on the way in, tolerantly on the way out. */
export function converter<T extends object>(schema: z.ZodType<T>): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => schema.parse(value),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => readStored(schema, withDates(snapshot.data())),
  };
}

/**
 * A document that is parsed on its way in and out.
 * Partial updates are not seen by converters: parse their fields before `update`.
 * @throws z.ZodError on reading or writing another shape
 */
export function documentOf<T extends object>(path: string, schema: z.ZodType<T>): DocumentReference<T> {
  return db().doc(path).withConverter(converter(schema));
}
