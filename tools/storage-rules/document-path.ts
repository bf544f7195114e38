import { EvaluationError } from "./errors.ts";

/**
 * The path of a Firestore document as firebase-tools puts it into an address, percent-encoded, so that no segment can
 * lead elsewhere.
 * @param segments as of `/databases/(default)/documents/users/ani`.
 * @throws EvaluationError when they name no document.
 */
export function toDocumentPath(segments: readonly string[]): string {
  const [databases, database, documents, ...ids] = segments;
  const isDocument =
    databases === "databases" &&
    database !== undefined &&
    documents === "documents" &&
    ids.length > 0 &&
    ids.length % 2 === 0 &&
    segments.every(
      (segment) => segment !== "" && segment !== "." && segment !== ".." && !segment.includes("/"),
    );
  if (!isDocument) throw new EvaluationError(`/${segments.join("/")} is no path of a Firestore document.`);
  return `/${segments.map(encodeURIComponent).join("/")}`;
}
