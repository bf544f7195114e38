import { sendingRuns, type SendingRun } from "@janur/domain/guest/sending-run";
import * as z from "zod";
import { ownKey } from "../../lib/session/session.ts";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";

const pendingSchema = z.object({ run: z.enum(sendingRuns), guestId: z.string() });
/** A message that was opened and of which nobody has said yet whether it went. */
type PendingQuestion = { run: SendingRun; guestId: string };

const keyOf = (invitationId: string) => ownKey("asked", invitationId);

/** Kept on the device: phones end the tab while WhatsApp is open. */
export function keepPending(invitationId: string, question: PendingQuestion | null): void {
  writeStored("localStorage", keyOf(invitationId), question === null ? null : JSON.stringify(question));
}

export function readPending(invitationId: string): PendingQuestion | null {
  const stored = readStored("localStorage", keyOf(invitationId));
  try {
    return stored === null ? null : pendingSchema.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
