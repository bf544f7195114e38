import { AppError } from "@janur/domain/errors";
import type { FamilyArrival } from "@janur/domain/door/family-entry";
import type { SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import { useMutation } from "@tanstack/react-query";
import { newDocumentId } from "../../lib/browser/new-document-id.ts";
import { callHost } from "../../lib/client/callables.ts";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { doorKeys } from "../../lib/query/keys.ts";
import { useRefresh } from "../../lib/query/use-refresh.ts";
import { bytesOf } from "../../lib/storage/save-file.ts";
import type { EntryAttempt } from "./entry-attempts.ts";

function useDoorRefresh(invitationId: string) {
  return useRefresh(doorKeys.picture(invitationId), doorKeys.report(invitationId));
}

/** Lets somebody in without a device. `guest/not-found`, `door/full` */
export function useCheckIn(invitationId: string) {
  const refresh = useDoorRefresh(invitationId);
  return useMutation({
    mutationFn: async ({ instead, ...arrival }: Omit<FamilyArrival, "nonce"> & EntryAttempt) => {
      for (const undo of instead) await takeBackIfThere(invitationId, undo);
      await callHost("checkIn", { invitationId, ...arrival });
    },
    onSettled: refresh,
  });
}

/** An earlier try may never have arrived. */
async function takeBackIfThere(invitationId: string, undo: { nonce: string; target: string }): Promise<void> {
  try {
    await callHost("undoCheckIn", { invitationId, ...undo });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "door/not-found")) throw error;
  }
}

/** Takes arrivals back. `door/not-found`, `door/full` */
export function useUndoCheckIn(invitationId: string) {
  const refresh = useDoorRefresh(invitationId);
  return useMutation({
    mutationFn: async (targets: readonly { nonce: string; target: string }[]) => {
      for (const undo of targets) await callHost("undoCheckIn", { invitationId, ...undo });
    },
    onSettled: refresh,
  });
}

/** One of the arrivals that dispute the same people. */
export interface Disputed {
  ceremony: string;
  guest: string;
  target: string;
  people: number;
  /** Nonces of all that are told of this guest. */
  arrivals: readonly string[];
}

/** Separations that were begun: the entry that was made meanwhile is one more arrival, and must not be taken for the target. */
const begun = new Map<string, Omit<Disputed, "arrivals"> & { again: string; nonce: string }>();

/** Of a separation that was stopped half way its own ids again, as long as its target is among the arrivals. */
function separationOf(invitationId: string, { arrivals, ...wanted }: Disputed) {
  const key = `${invitationId} ${wanted.ceremony} ${wanted.guest}`;
  const before = begun.get(key);
  if (before !== undefined && arrivals.includes(before.target)) return before;
  const separation = { ...wanted, again: newDocumentId(), nonce: newDocumentId() };
  begun.set(key, separation);
  return separation;
}

/**
 * Says that those of a disputed arrival were others: the family enters them once more, which knows of both, and takes the
 * first entry back. Stopped between the two they are counted and still in dispute; sent again it goes on.
 */
export function useSeparate(invitationId: string) {
  const refresh = useDoorRefresh(invitationId);
  return useMutation({
    mutationFn: async (disputed: Disputed) => {
      const { ceremony, guest, again, nonce, target, people } = separationOf(invitationId, disputed);
      await callHost("checkIn", { invitationId, nonce: again, ceremony, guest, walkIn: null, people });
      await callHost("undoCheckIn", { invitationId, nonce, target });
    },
    onSettled: refresh,
  });
}

/** Who came as a file. `export/too-large`, `limit/too-many-requests` */
export function useFetchDoorFile(invitationId: string) {
  return useMutation({
    mutationFn: async (format: SpreadsheetFormat) => {
      const { bytes } = await callHost("exportDoor", { invitationId, format, language: currentLanguage() });
      return new Blob([bytesOf(bytes)]);
    },
    gcTime: 0,
  });
}
