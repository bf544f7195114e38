import { valueAt } from "@janur/domain/stored/value-at";
import { DocumentReference, Timestamp, type DocumentSnapshot, type Query } from "firebase-admin/firestore";
import { csvText } from "../../platform/files/csv-text.ts";
import type { ExportTable } from "./export-tables.ts";

/** Documents that are read together. */
const pageSize = 300;

async function* documentsOf(from: Query | DocumentReference): AsyncGenerator<DocumentSnapshot> {
  if (from instanceof DocumentReference) {
    const document = await from.get();
    if (document.exists) yield document;
    return;
  }
  const ordered = from.orderBy("__name__").limit(pageSize);
  for (let page = await ordered.get(); !page.empty;) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (page.size < pageSize || last === undefined) return;
    page = await ordered.startAfter(last).get();
  }
}

/** Times as ISO 8601. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  return value;
}

/** Every document as a line of JSON, with its id as `$id` and that of the document above it as `$parent`. */
export async function* tableLines(from: Query | DocumentReference): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const document of documentsOf(from)) {
    const fields = plain(document.data());
    const whole = {
      $id: document.id,
      $parent: document.ref.parent.parent?.id ?? null,
      ...(typeof fields === "object" ? fields : {}),
    };
    yield encoder.encode(`${JSON.stringify(whole)}\n`);
  }
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** Lines as one list in JSON. */
export async function* jsonFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = "[\n";
  for await (const line of linesOf(bytes)) {
    yield encoder.encode(separator + line);
    separator = ",\n";
  }
  yield encoder.encode(separator === "[\n" ? "[]\n" : "\n]\n");
}

/** Lines as a table for spreadsheets, with a mark that tells them it is UTF-8. */
export async function* csvFile(
  bytes: AsyncIterable<Uint8Array>,
  columns: NonNullable<ExportTable["columns"]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`\uFEFF${csvText([Object.keys(columns)])}`);
  for await (const line of linesOf(bytes)) {
    const document: unknown = JSON.parse(line);
    const row = Object.values(columns).map((path) => cell(valueAt(document, path.split(".")) ?? null));
    yield encoder.encode(csvText([row]));
  }
}

function cell(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return value;
  if (Array.isArray(value)) return value.map((item) => String(cell(item))).join("; ");
  return JSON.stringify(value);
}
