import { createHash, randomBytes, randomInt } from "node:crypto";
import { gzipSync } from "node:zlib";
import { hostCallables } from "@janur/domain/contracts/callables";
import type { ImportedRow, ImportSummary } from "@janur/domain/guest/guest-import";
import { documentIdFromBytes } from "@janur/domain/id";
import { findGuestImport } from "../../functions/src/nouns/guest/import/find-guest-import.ts";
import { importGuests } from "../../functions/src/nouns/guest/import/import-guests.ts";
import type { AccountCaller } from "../../functions/src/platform/http/operation.ts";
import { requireCapability } from "../../functions/src/store/access.ts";
import { killedAfter } from "./killing.ts";

/** A file of which each row is a new guest. */
export function sampleRows(count: number): ImportedRow[] {
  return Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    guestId: null,
    guest: { name: `Tamu ${String(index)}`, group: `RT ${String(index % 20)}` },
    contact: { phone: `+62812${String(10_000_000 + index)}` },
  }));
}

export function zipped(rows: readonly unknown[]): { rows: string; isZipped: true } {
  return { rows: gzipSync(JSON.stringify(rows)).toString("base64"), isZipped: true };
}

export function newImport(): { fileId: string; run: string } {
  return { fileId: newId(), run: newId() };
}

function newId(): string {
  return documentIdFromBytes(createHash("sha256").update(randomBytes(20)).digest());
}

/** An account that calls an operation without HTTP. */
export function callerOf(uid: string): AccountCaller {
  return {
    uid,
    displayName: null,
    email: null,
    isEmailVerified: false,
    photoURL: null,
    signedInAt: new Date(),
  };
}

interface SampleFile {
  invitationId: string;
  fileId: string;
  rows: readonly ImportedRow[];
  /** Rows of one call. */
  chunk: number;
}

/** Imports a file of at least 50 chunks, is killed twenty times at random points, and comes to the end. */
export async function importThroughKills(file: SampleFile, caller: AccountCaller) {
  // A chunk takes more than five calls: twenty deaths come before the end.
  for (let kills = 0; kills < 20; kills += 1) {
    const calls = randomInt(1, 11);
    const made = await killedAfter(calls, () => importFile(file, caller));
    if (made < calls) throw new Error("the import came to its end before it was killed often enough");
  }
  return importFile(file, caller);
}

/** Imports a file as a browser does that was opened just now: it asks how far it is and goes on. */
export async function importFile(
  file: SampleFile,
  caller: AccountCaller,
  now = new Date(),
): Promise<ImportSummary | null> {
  const { invitationId, fileId, rows, chunk } = file;
  const { found } = await findGuestImport({ invitationId, fileId }, caller, now);
  const run = found?.run ?? newId();
  let from = found?.next ?? 0;
  let report = found?.report ?? null;
  while (from < rows.length) {
    const { capability } = hostCallables.importGuests;
    const invitation = await requireCapability(invitationId, { uid: caller.uid, capability });
    const written = await importGuests(
      {
        invitationId,
        fileId,
        run,
        setup:
          from === 0
            ? { hasHeader: true, columns: ["name", "phone"], choices: "a".repeat(rows.length) }
            : null,
        total: rows.length,
        from,
        ...zipped(rows.slice(from, from + chunk)),
      },
      { ...caller, capability, invitation },
      now,
    );
    from = written.next;
    report = written.report;
  }
  return report;
}
