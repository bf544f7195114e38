import { contentSchema, type Content } from "@janur/domain/content/content";
import { valueAt } from "@janur/domain/stored/value-at";
import * as z from "zod";
import { readStored, storedKeys, writeStored } from "../../lib/storage/preferences.ts";
import { waitingPrefix } from "../../lib/storage/unsent.ts";

const unsavedSchema = z.object({
  basedOn: z.int().min(1),
  at: z.coerce.date(),
  base: contentSchema,
  content: z.unknown(),
});

/** Typed and not confirmed, with what it was built upon. */
export interface UnsavedContent {
  content: Content;
  base: Content;
  /** The revision of `base`. */
  basedOn: number;
}

export interface UnsavedDraft extends UnsavedContent {
  /** When the last letter was typed. */
  at: Date;
  /** Under which this device keeps it. */
  key: string;
}

/** One open editor. */
export interface Visit {
  uid: string;
  invitationId: string;
  /** Another one each time: what an earlier one left, or another tab types, is not written over. */
  visitId: string;
}

/** Per account, so that the next person on this device is offered nothing of it. */
function storageKey({ uid, invitationId, visitId }: Visit): string {
  return `${waitingPrefix("unsaved", uid)}${invitationId}.${visitId}`;
}

/**
 * Says that a visit is open, by one of the browser's locks, which go with the page however it goes. What it returns
 * ends that.
 */
export function holdVisit(visit: Visit): () => void {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Without locks, or where they are forbidden, others are offered what is typed here.
  if ("locks" in navigator) navigator.locks.request(storageKey(visit), () => over).catch(() => undefined);
  return end;
}

/** Keys of the visits that are open, in whichever tab. */
async function openKeys(): Promise<ReadonlySet<string | undefined>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return new Set(held.map(({ name }) => name));
}

/**
 * What was typed on this device in another visit that is over and never confirmed, the oldest first; null when there is
 * nothing usable. A field that did not fit the schema falls back to what it was, the rest survives.
 */
export async function readUnsavedDraft(visit: Visit, saved: Content): Promise<UnsavedDraft | null> {
  const open = await openKeys();
  // Until December 2026 there was one key for all visits.
  const former = waitingPrefix("unsaved", visit.uid) + visit.invitationId;
  const found = storedKeys("localStorage")
    .filter((key) => key === former || key.startsWith(`${former}.`))
    .filter((key) => key !== storageKey(visit) && !open.has(key))
    .flatMap((key) => readUnsaved(key, saved) ?? []);
  const [oldest] = found.sort((one, other) => one.at.getTime() - other.at.getTime());
  return oldest ?? null;
}

function readUnsaved(key: string, saved: Content): UnsavedDraft | null {
  try {
    const text = readStored("localStorage", key) ?? "";
    const { content, ...stored } = unsavedSchema.parse(JSON.parse(text));
    const mended = mend(content, stored.base);
    // The tab may have closed between the server's answer and forgetting it here.
    // Parsing brings both into the schema's order of fields.
    const isSaved = JSON.stringify(mended) === JSON.stringify(contentSchema.parse(saved));
    if (isSaved) purgeUnsavedDraft(key);
    if (mended === null || isSaved) return null;
    return { ...stored, content: mended, key };
  } catch {
    return null;
  }
}

export function keepUnsavedDraft(visit: Visit, unsaved: UnsavedContent | null): void {
  const text = unsaved === null ? null : JSON.stringify({ ...unsaved, at: new Date().toISOString() });
  writeStored("localStorage", storageKey(visit), text);
}

export function purgeUnsavedDraft(key: string): void {
  writeStored("localStorage", key, null);
}

function mend(typed: unknown, saved: Content): Content | null {
  const first = contentSchema.safeParse(typed);
  if (first.success) return first.data;
  let mended = typed;
  for (const { path } of first.error.issues) mended = withValueAt(mended, path, valueAt(saved, path));
  return contentSchema.safeParse(mended).data ?? null;
}

function withValueAt(source: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof source !== "object" || source === null) return source;
  const copy: object = Array.isArray(source) ? Array.from<unknown>(source) : { ...source };
  Reflect.set(copy, key, withValueAt(Reflect.get(copy, key), rest, value));
  return copy;
}
