import { chatIdSchema, chatSchema, chatTextSchema } from "@janur/domain/chat";
import { documentIdSchema, uidSchema } from "@janur/domain/id";
import * as z from "zod";
import type { OutboxStore } from "./outbox.ts";

const keptSchema = z.strictObject({
  id: documentIdSchema,
  chatId: chatIdSchema,
  by: z.enum(["host", "staff"]),
  uid: uidSchema,
  name: z.string(),
  text: chatTextSchema,
  frame: chatSchema.omit({ messages: true, last: true, updatedAt: true, isTold: true }).nullable(),
  /** Orders what was written. */
  at: z.number(),
});

const prefix = (uid: string) => `janur.outbox.${uid}.`;

/**
 * What an account has written on this device and the server does not have yet,
 * one entry per message, so that it outlives the tab. Where storage is
 * forbidden a message lasts as long as the tab.
 */
export function keptMessages(uid: string): OutboxStore {
  let last = 0;
  return {
    read: () =>
      entries(prefix(uid))
        .sort((a, b) => a.at - b.at)
        .map(({ at: _at, ...message }) => message),
    put: (message) => {
      last = Math.max(last + 1, Date.now());
      write(prefix(uid) + message.id, JSON.stringify({ ...message, at: last }));
    },
    remove: (id) => {
      write(prefix(uid) + id, null);
    },
  };
}

function entries(start: string): z.output<typeof keptSchema>[] {
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const kept = keptSchema.safeParse(parsed(window.localStorage.getItem(key)));
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

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // The message is still in this tab's memory.
  }
}
