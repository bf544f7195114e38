import { chatIdSchema, chatSchema, chatTextSchema } from "@janur/domain/chat/chat";
import { documentIdSchema, uidSchema } from "@janur/domain/id";
import * as z from "zod";
import { waitingPrefix } from "../../lib/storage/unsent.ts";
import type { OutboxStore } from "./outbox.ts";

const common = {
  id: documentIdSchema,
  chatId: chatIdSchema,
  by: z.enum(["host", "staff"]),
  uid: uidSchema,
  name: z.string(),
  frame: chatSchema.omit({ messages: true, last: true, updatedAt: true, isTold: true }).nullable(),
  /** Orders what was written. */
  at: z.number(),
};
const sideSchema = z.int().min(1);
const keptSchema = z.union([
  z.strictObject({ ...common, text: chatTextSchema }),
  z.strictObject({
    ...common,
    text: z.literal(""),
    picture: z.strictObject({ width: sideSchema, height: sideSchema }),
  }),
]);

/** As much of the browser's storage as is needed. */
export type KeptTexts = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

const prefix = (uid: string) => waitingPrefix("outbox", uid);

/**
 * What an account has written on this device and the server does not have yet,
 * one entry per message, so that it outlives the tab. Where storage is
 * forbidden a message lasts as long as the tab.
 */
export function storedMessages(
  uid: string,
  storage: () => KeptTexts = () => window.localStorage,
): OutboxStore {
  let last = 0;
  return {
    read: () => {
      const kept = entries(storage, prefix(uid)).sort((a, b) => a.at - b.at);
      // Many of one moment were numbered ahead of the clock: what the next tab writes comes after them.
      last = Math.max(last, kept.at(-1)?.at ?? 0);
      return kept.map(({ at: _at, ...message }) => message);
    },
    put: (message) => {
      last = Math.max(last + 1, Date.now());
      write(storage, prefix(uid) + message.id, JSON.stringify({ ...message, at: last }));
    },
    remove: (id) => {
      write(storage, prefix(uid) + id, null);
    },
  };
}

function entries(storage: () => KeptTexts, start: string): z.output<typeof keptSchema>[] {
  try {
    const texts = storage();
    return Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? "")
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const kept = keptSchema.safeParse(parsed(texts.getItem(key)));
        return kept.success ? [kept.data] : [];
      });
  } catch {
    return [];
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function write(storage: () => KeptTexts, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // The message is still in this tab's memory.
  }
}
