import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import { isNamed, searchPart } from "@janur/domain/text/name-search";
import { paths } from "@janur/domain/paths";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { readQuery } from "../../lib/firebase/listen.ts";

const mostFound = 20;
const someGuests = 5;
const guestConverter = readConverter(guestSchema);

/** Guests on the list whose names have words that begin so, by name; without a word a few of all. @throws NetworkError */
export async function findGuests(invitationId: string, text: string): Promise<Guest[]> {
  const part = searchPart(text);
  const guests = await readQuery(
    query(
      collection(firestore, paths.guests(invitationId)).withConverter(guestConverter),
      where("listing", "==", "listed"),
      ...(part === null
        ? [limit(someGuests)]
        : [where("nameParts", "array-contains", part), orderBy("nameKey"), limit(mostFound)]),
    ),
  );
  return guests.filter(({ name }) => isNamed(name, text));
}
