import type { ImportField } from "@janur/domain/guest/guest-import";
import { rowChecker, type CheckContext, type CheckedRow } from "./check-rows.ts";
import { findDoubles, type Double, type ExistingGuest } from "./find-doubles.ts";
import { belowTitle, guessColumns, type Guess } from "./guess-columns.ts";
import { readFile, readText } from "./read-file.ts";
import { FileRefused, type FileProblem, type ImportLimits, type Table, type TableRow } from "./table.ts";

export type Question =
  | { kind: "read"; source: Uint8Array<ArrayBuffer> | string; limits: ImportLimits }
  | {
      kind: "check";
      columns: readonly (ImportField | null)[];
      hasHeader: boolean;
      existing: readonly ExistingGuest[];
      context: CheckContext;
    };

export type Answer =
  | { kind: "refused"; problem: FileProblem }
  | { kind: "read"; hash: Uint8Array; guess: Guess; head: readonly TableRow[]; rows: number }
  | { kind: "checked"; rows: readonly CheckedRow[]; doubles: readonly (Double | null)[]; ms: number };

let table: Table = { rows: [], columns: null };

async function answerTo(question: Question): Promise<Answer> {
  if (question.kind === "read") {
    const { source, limits } = question;
    const list = typeof source === "string" ? readText(source, limits, true) : await readFile(source, limits);
    table = belowTitle(list);
    const guess = guessColumns(table);
    if (guess.hasHeader && table.rows.length === 1) throw new FileRefused("empty");
    const bytes = typeof source === "string" ? new TextEncoder().encode(source) : source;
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return {
      kind: "read",
      hash,
      guess,
      head: table.rows.slice(0, 6),
      rows: table.rows.length,
    };
  }
  const started = performance.now();
  const rows = table.rows
    .slice(question.hasHeader ? 1 : 0)
    .map(rowChecker(question.columns, question.context));
  const doubles = findDoubles(rows, question.existing);
  return { kind: "checked", rows, doubles, ms: performance.now() - started };
}

// The application loads this file to learn where it lies, and starts it once more as a worker.
if (typeof document === "undefined")
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    answerTo(data)
      .catch((error: unknown): Answer => {
        if (error instanceof FileRefused) return { kind: "refused", problem: error.problem };
        return { kind: "refused", problem: "damaged" };
      })
      .then((answer) => {
        postMessage(answer);
      })
      .catch(() => undefined);
  });

/** Where this file lies once it is built. */
export const workerAddress = import.meta.url;
