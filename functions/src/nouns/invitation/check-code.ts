import { createHash } from "node:crypto";
import { checkCodeAlphabet, checkCodeEntrySchema } from "@janur/domain/invitation/check-code";
import { paths } from "@janur/domain/paths";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { documentOf } from "../../platform/google/firestore.ts";

/** 40 bits: among a million invitations two may well share a code; the later one then takes its next. */
function candidate(invitationId: string, round: number): string {
  const hash = createHash("sha256")
    .update(`check\n${invitationId}\n${String(round)}`)
    .digest();
  return Array.from(hash.subarray(0, 8), (byte) => checkCodeAlphabet.charAt(byte % 32)).join("");
}

interface FoundCode {
  code: string;
  reference: DocumentReference;
  /** False for a code that nobody has yet. */
  isTaken: boolean;
}

/** The first of an invitation's codes that is its own already, or nobody's: always the same one. */
async function findCode(transaction: Transaction, invitationId: string): Promise<FoundCode> {
  for (let round = 0; ; round += 1) {
    const code = candidate(invitationId, round);
    const reference = documentOf(paths.checkCode(code), checkCodeEntrySchema);
    const holder = (await transaction.get(reference)).data();
    if (holder === undefined || holder.invitationId === invitationId) {
      return { code, reference, isTaken: holder !== undefined };
    }
  }
}

/**
 * The code under which `/cek` knows this invitation, for ever the same.
 * @returns the code, and the write that registers it, to come after all reads
 */
export async function prepareCheckCode(
  transaction: Transaction,
  invitationId: string,
  now: Date,
): Promise<{ code: string; register: () => void }> {
  const { code, reference, isTaken } = await findCode(transaction, invitationId);
  return {
    code,
    register: () => {
      if (!isTaken) transaction.create(reference, checkCodeEntrySchema.parse({ invitationId, since: now }));
    },
  };
}

/** Reads an invitation's code and gives back the write that forgets it. */
export async function preparePurgingCheckCode(
  transaction: Transaction,
  invitationId: string,
): Promise<() => void> {
  const { reference, isTaken } = await findCode(transaction, invitationId);
  return () => {
    if (isTaken) transaction.delete(reference);
  };
}
