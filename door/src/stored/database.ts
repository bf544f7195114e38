import type { LoggedEvent } from "@janur/domain/door/door-event";
import type { DoorDevice } from "@janur/domain/door/door-device";
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Ceremony, Contact, Table } from "../call/operations.ts";

const name = "janur-door";

/** Who the device is, and how far it has come. */
export interface Session {
  token: string;
  proof: string;
  deviceId: string;
  camera: DoorDevice["camera"];
  testedAt: number | null;
  /** Server's clock less this device's, as it was the last time. */
  skew: number;
  /** By the server's clock; 0 before the first exchange. */
  exchangedAt: number;
  since: { at: number; nonce: string };
}

/** The list as it came, with what else a door needs without a signal. */
export interface Pack {
  title: string;
  by: string;
  expireAt: string;
  ceremonies: Ceremony[];
  /** At whose door the link belongs; null for that of the hour, absent from lists of an earlier release. */
  ceremony?: string | null;
  rows: string[];
  tables: Table[];
  contacts: Contact[];
  /** Whether people register there. */
  isConference: boolean;
  known: string;
  /** As of when, by the server's clock. */
  at: number;
}

/** How whoever holds the device likes it. */
export interface Choices {
  ceremony: string;
  /** `express` lets in without a question. */
  mode: "review" | "express";
  hasSound: boolean;
  camera: string;
}

interface Stores extends DBSchema {
  kept: { key: "session" | "pack" | "choices"; value: Session | Pack | Choices };
  events: { key: string; value: LoggedEvent };
}

let emptied: (() => void) | undefined;

/** @param listener called when the browser has emptied what was stored, while this page was open */
export function whenEmptied(listener: () => void): void {
  emptied = listener;
}

let opened: Promise<IDBPDatabase<Stores>> | undefined;

/** @throws DOMException where the browser stores nothing */
export function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore("kept");
      db.createObjectStore("events", { keyPath: "nonce" });
    },
    // A later release of this page, or a wipe in another tab, must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
      emptied?.();
    },
  }).catch((error: unknown) => {
    // The next one who asks tries again: there may be room by then.
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Leaves nothing to read. */
export async function wipe(): Promise<void> {
  const db = await opened?.catch(() => undefined);
  db?.close();
  opened = undefined;
  await deleteDB(name);
}
