import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import { searchPart } from "@janur/domain/text/name-search";
import { paths } from "@janur/domain/paths";
import { collection, limit, query, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { findGuests } from "../../lib/firebase/find-guests.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { readQuery } from "../../lib/firebase/listen.ts";

const someGuests = 5;
const guestConverter = readConverter(guestSchema);

/** As `findGuests`; without a word a few of all. @throws NetworkError */
export async function guestsToLookAs(invitationId: string, text: string): Promise<Guest[]> {
  if (searchPart(text) !== null) return findGuests(invitationId, text);
  return readQuery(
    query(
      collection(firestore, paths.guests(invitationId)).withConverter(guestConverter),
      where("listing", "==", "listed"),
      limit(someGuests),
    ),
  );
}
