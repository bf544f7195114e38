import { AppError } from "@janur/domain/errors";
import type { AppErrorCode } from "@janur/domain/errors";
import { giftInputSchema, type GiftInput } from "@janur/domain/gift/gift";
import { refusalParams } from "@janur/domain/contracts/callables";
import { documentIdSchema } from "@janur/domain/id";
import * as z from "zod";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";
import type { StoredPictures } from "../../lib/storage/stored-pictures.ts";
import { sendNow, waitingKeys, waitingPrefix } from "../../lib/storage/unsent.ts";

const entrySchema = z.object({
  giftId: documentIdSchema,
  gift: giftInputSchema,
  isDouble: z.boolean(),
  /** Orders what was typed. */
  at: z.number(),
  /** A picture waits beside it. */
  hasPhoto: z.boolean(),
  /** The book has it; what is left is the picture. */
  isSaved: z.boolean(),
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
  /**
   * @param photo a picture of it, small enough to be sent
   * @returns settles once all of it outlives this tab: without a picture it does so at once
   */
  add: (entry: { giftId: string; gift: GiftInput }, photo?: Blob) => Promise<void> | undefined;
  /** Sends one once more, as it is or with another number. */
  again: (
    giftId: string,
    change: { gift?: GiftInput; isDouble?: boolean },
    photo?: Blob,
  ) => Promise<void> | undefined;
  /** @returns what brings it back */
  drop: (giftId: string) => () => void;
  /** Sends nothing more and keeps nothing more: the account has left this tab. */
  close: () => void;
}

interface OutboxWays {
  uid: string;
  invitationId: string;
  photos: StoredPictures;
  /** Writes an entry into the book. */
  save: (entry: Pick<WaitingEntry, "giftId" | "gift" | "isDouble">) => Promise<unknown>;
  savePhoto: (giftId: string, photo: Blob) => Promise<unknown>;
}

/**
 * Entries on their way: kept on this device until the server has them, each under a key of its own so that two tabs do not
 * overwrite each other, and sent one after another in the order in which they were typed. An entry has its id from the
 * beginning, so that one that was sent twice is one.
 */
export function makeOutbox({ uid, invitationId, photos, save, savePhoto }: OutboxWays): Outbox {
  const prefix = `${waitingPrefix("gifts", uid)}${invitationId}.`;
  let entries: readonly WaitingEntry[] = read(
    waitingKeys("gifts", uid).filter((key) => key.startsWith(prefix)),
  );
  let isSending = false;
  let isClosed = false;
  let timer: number | undefined;
  const listeners = new Set<() => void>();
  const show = (next: readonly WaitingEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const keep = (entry: WaitingEntry) => {
    if (!isClosed) writeStored("localStorage", prefix + entry.giftId, JSON.stringify(entry));
  };
  const patch = (giftId: string, fields: Partial<WaitingEntry>) => {
    show(
      entries.map((entry) => {
        if (entry.giftId !== giftId) return entry;
        const after = { ...entry, ...fields };
        keep(after);
        return after;
      }),
    );
  };
  const drop = (giftId: string) => {
    writeStored("localStorage", prefix + giftId, null);
    void photos.remove(giftId);
    show(entries.filter((entry) => entry.giftId !== giftId));
  };
  const deliver = async (entry: WaitingEntry) => {
    const { giftId, hasPhoto, isSaved } = entry;
    if (!isSaved) {
      await save(entry);
      if (hasPhoto) patch(giftId, { isSaved: true });
    }
    // A browser that has lost the picture has still typed the entry.
    const photo = hasPhoto ? await photos.get(giftId) : undefined;
    if (photo !== undefined) await savePhoto(giftId, photo);
  };
  const sendNext = async (): Promise<boolean> => {
    const next = entries.find(({ taken, refused }) => taken === null && refused === null);
    if (next === undefined || isClosed) return false;
    const { giftId } = next;
    try {
      await deliver(next);
      drop(giftId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const told = refusalParams["gift/envelope-taken"].safeParse(error.params);
      if (error.code === "gift/envelope-taken" && told.success)
        patch(giftId, { taken: { name: told.data.name, by: told.data.by } });
      // Nobody is signed in at this moment: nothing was said against it.
      else if (error.code === "auth/required") throw error;
      else patch(giftId, { refused: error.code });
    }
    return true;
  };
  const send = async () => {
    if (isSending || isClosed) return;
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
  const sendSoon = () => void send();
  for (const event of ["online", sendNow]) window.addEventListener(event, sendSoon);
  if (entries.length > 0) void send();
  const put = (entry: WaitingEntry, photo: Blob | undefined) => {
    if (isClosed) return undefined;
    const waiting = photo === undefined ? entry : { ...entry, hasPhoto: true };
    // What was typed first: a tab that closes now has not lost it.
    keep(waiting);
    const shown = () => {
      show([...entries.filter(({ giftId }) => giftId !== entry.giftId), waiting]);
      void send();
    };
    // Nobody is told that it is kept, and nothing of it is sent, before its picture is kept, too.
    if (photo !== undefined) return photos.put(entry.giftId, photo).then(shown);
    shown();
    return undefined;
  };
  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (entry, photo) => {
      const fresh = { isDouble: false, hasPhoto: false, isSaved: false, taken: null, refused: null };
      return put({ ...entry, ...fresh, at: Date.now() }, photo);
    },
    again: (giftId, fields, photo) => {
      const entry = entries.find((one) => one.giftId === giftId);
      return entry && put({ ...entry, ...fields, taken: null, refused: null }, photo);
    },
    drop: (giftId) => {
      const entry = entries.find((one) => one.giftId === giftId);
      const photo = photos.get(giftId);
      drop(giftId);
      return () => {
        if (entry === undefined) return;
        void photo.then((kept) => {
          void put({ ...entry, taken: null, refused: null }, kept);
        });
      };
    },
    close: () => {
      isClosed = true;
      window.clearTimeout(timer);
      for (const event of ["online", sendNow]) window.removeEventListener(event, sendSoon);
    },
  };
}

function read(keys: readonly string[]): WaitingEntry[] {
  return keys
    .flatMap((key) => {
      try {
        // What was refused is tried once more: what it spoke of may be gone.
        return [{ ...entrySchema.parse(JSON.parse(readStored("localStorage", key) ?? "")), refused: null }];
      } catch {
        return [];
      }
    })
    .sort((a, b) => a.at - b.at);
}
