import * as z from "zod";
import { ask, post, type Place } from "./place.ts";

/*
 * Every document over Firestore's REST API: its JSON names the type of each value, so that whole numbers, times to the
 * nanosecond, bytes and references come back as what they were.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */

const documentSchema = z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) });
const foundSchema = z.array(z.object({ document: documentSchema.optional() }));

export const copiedDocumentSchema = z.object({
  /** `users/a/settings/account` */
  path: z.string(),
  /** By field, as the wire says it. */
  fields: z.record(z.string(), z.unknown()),
});
export type CopiedDocument = z.infer<typeof copiedDocumentSchema>;

const page = 500;
const written = 200;

const databaseOf = ({ projectId }: Place) => `projects/${projectId}/databases/(default)`;
const documentsOf = (place: Place) => `${databaseOf(place)}/documents`;

/** All documents of the database, whatever they lie under, in the order of their names. */
export async function readDocuments(place: Place): Promise<CopiedDocument[]> {
  const documents: CopiedDocument[] = [];
  const root = documentsOf(place);
  let after: string | undefined;
  for (;;) {
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: "__name__" }, direction: "ASCENDING" }],
      limit: page,
      ...(after === undefined ? {} : { startAt: { values: [{ referenceValue: after }], before: false } }),
    };
    const answer = await post(`${place.firestore}/v1/${root}:runQuery`, { structuredQuery });
    const found = foundSchema.parse(await answer.json()).flatMap(({ document }) => document ?? []);
    documents.push(...found.map(({ name, fields }) => ({ path: name.slice(root.length + 1), fields })));
    if (found.length < page) return documents;
    after = found.at(-1)?.name;
  }
}

/** @returns how many were written */
export async function writeDocuments(place: Place, documents: Iterable<CopiedDocument>): Promise<number> {
  let count = 0;
  let writes: unknown[] = [];
  const commit = async () => {
    if (writes.length > 0) await post(`${place.firestore}/v1/${documentsOf(place)}:commit`, { writes });
    count += writes.length;
    writes = [];
  };
  for (const { path, fields } of documents) {
    writes.push({ update: { name: `${documentsOf(place)}/${path}`, fields } });
    if (writes.length === written) await commit();
  }
  await commit();
  return count;
}

/** An address that emulators alone have: nothing of this kind can happen to a project by mistake. */
export async function wipeDocuments(place: Place): Promise<void> {
  await ask(`${place.firestore}/emulator/v1/${documentsOf(place)}`, { method: "DELETE" });
}
