import { unpackDoorRows, type DoorRow } from "@janur/domain/door/door-row";
import { indexParts, noIndex, packedFormat } from "@janur/domain/guest/packed-guests";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { doorRingId } from "../../platform/secrets/door-code.ts";
import { shortDigest } from "../../platform/secrets/short-digest.ts";
import { doorPartDocument, indexStateDocument } from "../../store/index-documents.ts";
import { packGuests } from "../guest/packed-index/pack-guests.ts";

const mostTries = 3;

/** The list as a door knows it, with what tells it from an older one. */
export interface DoorRows {
  rows: DoorRow[];
  /** The same for the same list. */
  version: string;
}

/** The list as it is now: what was changed since it was packed is packed first. */
export async function readDoorRows(invitationId: string, now: Date): Promise<DoorRows> {
  // Somebody else may pack at the same moment, for their list alone: of two one counts.
  for (let tries = 0; tries < mostTries && (await isBehind(invitationId)); tries += 1)
    if ((await packGuests(invitationId, now, { hasDoor: true })).doorRing === doorRingId()) break;
  const parts = await Promise.all(
    Array.from({ length: indexParts }, (_, part) => readPart(invitationId, part)),
  );
  const texts = parts.flat();
  return {
    rows: texts.flatMap(unpackDoorRows),
    version: shortDigest(texts.join("\n"), 12),
  };
}

async function isBehind(invitationId: string): Promise<boolean> {
  const state = (await indexStateDocument(invitationId).get()).data() ?? noIndex;
  const { doorRing, packedAt, removed, format } = state;
  if (doorRing !== doorRingId() || removed.length > 0 || format < packedFormat) return true;
  const guests = db().collection(paths.guests(invitationId));
  return !(await guests.where("updatedAt", ">", packedAt).orderBy("updatedAt").limit(1).get()).empty;
}

async function readPart(invitationId: string, part: number): Promise<string[]> {
  const texts: string[] = [];
  for (;;) {
    const found = (await doorPartDocument(invitationId, part, texts.length).get()).data();
    if (found === undefined) return texts;
    texts.push(found.rows);
  }
}
