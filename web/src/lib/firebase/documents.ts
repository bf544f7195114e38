import { readStored } from "@janur/domain/stored/read-stored";
import { Timestamp, type FirestoreDataConverter } from "firebase/firestore";
import type * as z from "zod";

/**
 * Reads documents of one schema. Timestamps become Dates here and nowhere else;
 * fields of a later release are left out, and a document of another shape is an
 * error, never a half-filled object.
 * Nothing is written through it: those documents belong to functions.
 */
export function readConverter<Schema extends z.ZodType<object>>(
  schema: Schema,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    fromFirestore: (snapshot) =>
      readStored(schema, withDates(snapshot.data({ serverTimestamps: "estimate" }))),
    toFirestore: () => {
      throw new Error("functions write these documents");
    },
  };
}

/** Timestamps, at any depth, as Dates. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDates(item)]));
  }
  return value;
}
