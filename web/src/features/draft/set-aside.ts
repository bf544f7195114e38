import { sectionSchema } from "@janur/domain/content/section";
import * as z from "zod";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";
import type { NotChosen } from "./save-state.ts";

/** Newest first; what lies below was settled long ago. */
const most = 30;

const sectionTypes = sectionSchema.options.map((option) => option.shape.type.value);

const setAsideSchema = z.object({
  at: z.coerce.date(),
  by: z.string(),
  part: z.enum(["section", "theme", "adjustments", "languages"]),
  /** Of a section. */
  type: z.enum(sectionTypes).nullable(),
  chosen: z.enum(["mine", "theirs"]),
  /** As it was typed; nobody promises that it fits. */
  mine: z.unknown(),
  theirs: z.unknown(),
});

/** A version that was not chosen when two people had changed one part. */
export type SetAside = z.output<typeof setAsideSchema>;

/** Per account, so that the next person on this device reads nothing of it. */
function storageKey(uid: string, invitationId: string): string {
  return `janur.setAside.${uid}.${invitationId}`;
}

/** Versions that were not chosen on this device, newest first. */
export function readSetAside(uid: string, invitationId: string): SetAside[] {
  try {
    const text = readStored("localStorage", storageKey(uid, invitationId));
    return text === null ? [] : z.array(setAsideSchema).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

export function keepSetAside(uid: string, invitationId: string, versions: readonly NotChosen[]): void {
  if (versions.length === 0) return;
  const at = new Date();
  const added = versions.map(({ difference, chosen, by }) => ({
    ...difference,
    at,
    by,
    chosen,
    type: typeOf(difference),
  }));
  const all = [...added, ...readSetAside(uid, invitationId)].slice(0, most);
  writeStored("localStorage", storageKey(uid, invitationId), JSON.stringify(all));
}

export function purgeSetAside(uid: string, invitationId: string): void {
  writeStored("localStorage", storageKey(uid, invitationId), null);
}

function typeOf(difference: NotChosen["difference"]) {
  return difference.part === "section" ? ((difference.mine ?? difference.theirs)?.type ?? null) : null;
}
