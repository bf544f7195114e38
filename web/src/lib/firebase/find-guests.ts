import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import { isNamed, searchPart } from "@janur/domain/text/name-search";
import { paths } from "@janur/domain/paths";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { readConverter } from "./documents.ts";
import { firestore } from "./firestore.ts";
import { readQuery } from "./listen.ts";

const mostFound = 20;
const guestConverter = readConverter(guestSchema);

/** Guests on the list whose names have words that begin so, by name; nobody where there is no word. @throws NetworkError */
export async function findGuests(invitationId: string, text: string): Promise<Guest[]> {
  const part = searchPart(text);
  if (part === null) return [];
  const found = await readQuery(
    query(
      collection(firestore, paths.guests(invitationId)).withConverter(guestConverter),
      where("listing", "==", "listed"),
      where("nameParts", "array-contains", part),
      orderBy("nameKey"),
      limit(mostFound),
    ),
  );
  return found.filter(({ name }) => isNamed(name, text));
}
