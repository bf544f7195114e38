import { createHash } from "node:crypto";
import type { hostCallables } from "@janur/domain/contracts/callables";
import { AppError } from "@janur/domain/errors";
import { emptyGuest, noContact, type Guest, type GuestContact } from "@janur/domain/guest/guest";
import {
  importedIdText,
  nothingImported,
  type GuestImport,
  type ImportedRow,
} from "@janur/domain/guest/guest-import";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { listingOf, nameFields, newGuest } from "@janur/domain/guest/new-guest";
import { sendingAt } from "@janur/domain/guest/sending";
import { usualSeats } from "@janur/domain/guest/party-size";
import type { Transaction } from "firebase-admin/firestore";
import type * as z from "zod";
import { db } from "../../../platform/google/firestore.ts";
import { requestNotifications } from "../../../notify/notification/request-notifications.ts";
import { countAttempt } from "../../../platform/limits/count-attempt.ts";
import type { TeamCaller } from "../../../platform/http/operation.ts";
import { contactDocument, guestDocument } from "../../../store/guest-document.ts";
import { packGuests } from "../packed-index/pack-guests.ts";
import { keepContactsDue } from "../../../store/keep-contacts-due.ts";
import { requireGuestQuota } from "../../../store/require-guest-quota.ts";
import { importDocument } from "../../../store/import-document.ts";
import { unpackChunk, type ChunkRow } from "./unpack-chunk.ts";

type Input = z.output<typeof hostCallables.importGuests.input>;

/**
 * Writes a chunk of an import and the checkpoint behind it, in one
 * transaction: a chunk that was written already changes nothing, whoever
 * sends it again learns where to go on. The last chunk has the list packed.
 * @throws AppError `guest/import-changed`, `guest/limit-reached`, `input/invalid`, `input/too-large`, `limit/too-many-requests`
 */
export async function importGuests(input: Input, caller: TeamCaller, now: Date) {
  const { invitationId, fileId, run, from } = input;
  const { hasWebhooks } = caller.invitation;
  const rows = unpackChunk(input.rows, input.isZipped);
  const known = (await importDocument(invitationId, fileId).get()).data();
  const isNew = from === 0 && known?.run !== run;
  if (isNew) await countAttempt(["guest-import", caller.uid], limits.guestImport.rate, now);
  // A repeated chunk finds its own guests on the list, which take no second place.
  if (isNew || known?.next === from)
    await requireGuestQuota(invitationId, rows.filter(({ said }) => said?.guestId === null).length);
  const state = await db().runTransaction(async (transaction) => {
    const reference = importDocument(invitationId, fileId);
    const before = checkpoint((await transaction.get(reference)).data(), input, caller.uid, now);
    if (before.next !== from) return before;
    if (from + rows.length > before.total) throw new AppError("input/invalid", { fields: ["rows"] });
    const report = await writeRows(transaction, { invitationId, run, rows, now });
    const refusedRows = [...before.report.refusedRows, ...report.refusedRows];
    const after: GuestImport = {
      ...before,
      next: from + rows.length,
      report: {
        added: before.report.added + report.added,
        updated: before.report.updated + report.updated,
        refused: before.report.refused + report.refusedRows.length,
        refusedRows: refusedRows.slice(0, limits.guestImport.refusedRows),
      },
    };
    transaction.set(reference, after);
    keepContactsDue(transaction, caller.invitation, now);
    return after;
  });
  if (hasWebhooks) await requestNotifications(invitationId, now, "guests");
  if (state.next === state.total) await packGuests(invitationId, now);
  return { next: state.next, report: state.report };
}

/** The import that a chunk belongs to, begun by its first one. */
function checkpoint(known: GuestImport | undefined, input: Input, uid: string, now: Date): GuestImport {
  if (known?.run === input.run) return known;
  if (input.from !== 0 || input.setup === null) throw new AppError("guest/import-changed");
  return {
    run: input.run,
    by: uid,
    setup: input.setup,
    total: input.total,
    next: 0,
    report: nothingImported,
    startedAt: now,
    expireAt: new Date(now.getTime() + limits.guestImport.keptMs),
  };
}

interface Chunk {
  invitationId: string;
  run: string;
  rows: readonly ChunkRow[];
  now: Date;
}

async function writeRows(transaction: Transaction, { invitationId, run, rows, now }: Chunk) {
  const there = await readGuests(
    transaction,
    invitationId,
    rows.flatMap(({ said }) => said?.guestId ?? []),
  );
  const report = { added: 0, updated: 0, refusedRows: new Array<number>() };
  for (const { row, said } of rows) {
    const known = said?.guestId == null ? null : there.get(said.guestId);
    if (said === null || known === undefined) {
      report.refusedRows.push(row);
    } else if (known === null) {
      const id = importedId(run, row);
      const guest = { ...emptyGuest, seats: usualSeats(said.guest), ...said.guest };
      transaction.set(
        guestDocument(invitationId, id),
        newGuest(guest, { id, listing: listingOf(guest), now }),
      );
      transaction.set(contactDocument(invitationId, id), { ...noContact, ...said.contact });
      report.added += 1;
    } else {
      const contact = { ...known.contact, ...said.contact };
      transaction.update(db().doc(guestDocument(invitationId, known.guest.id).path), {
        ...changesOf(known.guest, said),
        sending: sendingAt(known.guest.sending, known.contact, contact),
        updatedAt: now,
      });
      transaction.set(contactDocument(invitationId, known.guest.id), contact);
      report.updated += 1;
    }
  }
  return report;
}

/** What a row writes over of a guest who is there: who has answered stays what they are. */
function changesOf({ kind }: Guest, { guest }: ImportedRow): Partial<Guest> {
  const { members, answerCap, ...changes } = guest;
  return {
    ...changes,
    kind,
    ...(kind === "household" && members !== undefined ? { members } : {}),
    ...(kind === "group" && answerCap !== undefined ? { answerCap } : {}),
    ...nameFields(guest.name),
  };
}

interface KnownGuest {
  guest: Guest;
  contact: GuestContact;
}

async function readGuests(
  transaction: Transaction,
  invitationId: string,
  guestIds: readonly string[],
): Promise<Map<string, KnownGuest>> {
  const ids = [...new Set(guestIds)];
  if (ids.length === 0) return new Map();
  const [guests, contacts] = await Promise.all([
    transaction.getAll(...ids.map((id) => guestDocument(invitationId, id))),
    transaction.getAll(...ids.map((id) => contactDocument(invitationId, id))),
  ]);
  return new Map(
    guests.flatMap((snapshot, index) => {
      const guest = snapshot.data();
      return guest === undefined
        ? []
        : [[guest.id, { guest, contact: contacts[index]?.data() ?? noContact }] as const];
    }),
  );
}

function importedId(run: string, row: number): string {
  return documentIdFromBytes(createHash("sha256").update(importedIdText(run, row)).digest());
}
