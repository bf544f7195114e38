import type { SendingRun } from "@janur/domain/guest/sending-run";
import * as z from "zod";
import { ownKey } from "../../lib/session/session.ts";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";

const editedSchema = z.object({
  run: z.string(),
  guestId: z.string(),
  text: z.string(),
  /** What it was made of: that may be another text by now. */
  prepared: z.string(),
});
/** A message that was changed by hand, for one guest and one run. */
type EditedMessage = Omit<z.infer<typeof editedSchema>, "run" | "guestId">;

/** Texts of guests who are never sent to do not pile up. */
const kept = 50;

const keyOf = (invitationId: string) => ownKey("edited", invitationId);

function readAll(invitationId: string): z.infer<typeof editedSchema>[] {
  try {
    return z.array(editedSchema).parse(JSON.parse(readStored("localStorage", keyOf(invitationId)) ?? "[]"));
  } catch {
    return [];
  }
}

export function readEdited(invitationId: string, run: SendingRun, guestId: string): EditedMessage | null {
  return readAll(invitationId).find((one) => one.run === run && one.guestId === guestId) ?? null;
}

/** Kept on the device with every letter: phones end the tab while WhatsApp is open. */
export function keepEdited(
  invitationId: string,
  run: SendingRun,
  guestId: string,
  edited: EditedMessage | null,
): void {
  const others = readAll(invitationId).filter((one) => one.run !== run || one.guestId !== guestId);
  const all = edited === null ? others : [...others, { run, guestId, ...edited }].slice(-kept);
  writeStored("localStorage", keyOf(invitationId), all.length === 0 ? null : JSON.stringify(all));
}

/** Forgets those that went. @returns what brings them back */
export function purgeEdited(invitationId: string, run: SendingRun, guestIds: readonly string[]): () => void {
  const gone = guestIds.flatMap((id) => {
    const edited = readEdited(invitationId, run, id);
    return edited === null ? [] : [{ id, edited }];
  });
  for (const { id } of gone) keepEdited(invitationId, run, id, null);
  return () => {
    for (const { id, edited } of gone) keepEdited(invitationId, run, id, edited);
  };
}
