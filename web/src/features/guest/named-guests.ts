import { addressedName } from "@janur/domain/guest/guest-name";
import { envelopeLines } from "@janur/domain/guest/guest-texts";
import { nameWords } from "@janur/domain/text/name-search";
import { wordsIn } from "../../lib/text/forgiving-words.ts";
import { readRows } from "./live-rows-data.ts";

/** A guest as search over several invitations knows them. */
export interface NamedGuest {
  id: string;
  /** As they are addressed. */
  name: string;
  /** Of their name, without titles. */
  words: readonly string[];
  /** By which they are told apart from others of their name. */
  also: readonly string[];
}

/** Everybody on the list of an invitation, by name. @returns `isWhole` as `readRows` says */
export async function readNamedGuests(
  invitationId: string,
): Promise<{ guests: readonly NamedGuest[]; isWhole: boolean }> {
  const { rows, isWhole } = await readRows(invitationId);
  const guests = rows.map((row) => ({
    id: row.id,
    name: addressedName(row),
    words: nameWords(row.name),
    also: wordsIn([row.suffix, row.origin, ...envelopeLines(row)].join(" ")),
  }));
  return { guests, isWhole };
}
