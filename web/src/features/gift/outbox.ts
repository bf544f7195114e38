import { AppError } from "@janur/domain/errors";
import type { AppErrorCode } from "@janur/domain/errors";
import { giftInputSchema, type GiftInput } from "@janur/domain/gift/gift";
import { refusalParams } from "@janur/domain/contracts/callables";
import { documentIdSchema } from "@janur/domain/id";
import * as z from "zod";
import { callHost } from "../../lib/client/callables.ts";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";

const entrySchema = z.object({
  giftId: documentIdSchema,
  gift: giftInputSchema,
  isDouble: z.boolean(),
  /** Whose number it is already; null while nothing is known against it. */
  taken: z.object({ name: z.string(), by: z.string() }).nullable(),
  /** Why it was refused otherwise. */
  refused: z.string().nullable(),
});
/** An entry that was typed and that the server does not have yet. */
export type WaitingEntry = Omit<z.infer<typeof entrySchema>, "refused"> & { refused: AppErrorCode | null };

const retryMs = 10_000;

export interface Outbox {
  entries: () => readonly WaitingEntry[];
  subscribe: (listener: () => void) => () => void;
  add: (entry: { giftId: string; gift: GiftInput }) => void;
  /** Sends one once more, as it is or with another number. */
  again: (giftId: string, change: { gift?: GiftInput; isDouble?: boolean }) => void;
  drop: (giftId: string) => void;
}

/**
 * Entries on their way: kept on this device until the server has them, sent one after another in the order in which they
 * were typed. An entry has its id from the beginning, so that one that was sent twice is one.
 * @param saved is told the rows that the server answered
 */
export function makeOutbox(key: string, invitationId: string, saved: (rows: string) => void): Outbox {
  let entries = read(key);
  let isSending = false;
  let timer: number | undefined;
  const listeners = new Set<() => void>();
  const change = (next: readonly WaitingEntry[]) => {
    entries = next;
    writeStored("localStorage", key, next.length === 0 ? null : JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  const patch = (giftId: string, fields: Partial<WaitingEntry>) => {
    change(entries.map((entry) => (entry.giftId === giftId ? { ...entry, ...fields } : entry)));
  };
  const without = (giftId: string) => entries.filter((entry) => entry.giftId !== giftId);
  const sendNext = async (): Promise<boolean> => {
    const next = entries.find(({ taken, refused }) => taken === null && refused === null);
    if (next === undefined) return false;
    const { giftId, gift, isDouble } = next;
    try {
      const { rows } = await callHost("saveGift", { invitationId, giftId, revision: null, gift, isDouble });
      saved(rows);
      change(without(giftId));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const told = refusalParams["gift/envelope-taken"].safeParse(error.params);
      if (error.code === "gift/envelope-taken" && told.success)
        patch(giftId, { taken: { name: told.data.name, by: told.data.by } });
      else patch(giftId, { refused: error.code });
    }
    return true;
  };
  const send = async () => {
    if (isSending) return;
    isSending = true;
    window.clearTimeout(timer);
    try {
      while (await sendNext());
    } catch (error) {
      // Nothing was heard, or the server failed: it stays, and goes later.
      timer = window.setTimeout(() => void send(), error instanceof NetworkError ? retryMs : retryMs * 3);
    } finally {
      isSending = false;
    }
  };
  window.addEventListener("online", () => void send());
  if (entries.length > 0) void send();
  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: ({ giftId, gift }) => {
      change([...entries, { giftId, gift, isDouble: false, taken: null, refused: null }]);
      void send();
    },
    again: (giftId, fields) => {
      patch(giftId, { ...fields, taken: null, refused: null });
      void send();
    },
    drop: (giftId) => {
      change(without(giftId));
    },
  };
}

function read(key: string): readonly WaitingEntry[] {
  const text = readStored("localStorage", key);
  if (text === null) return [];
  try {
    const found = z.array(entrySchema).parse(JSON.parse(text));
    // What was refused is tried once more: what it spoke of may be gone.
    return found.map((entry) => ({ ...entry, refused: null }));
  } catch {
    return [];
  }
}
