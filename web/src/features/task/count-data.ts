import { FirebaseError } from "firebase/app";
import { doc, getDocFromServer } from "firebase/firestore";
import { firestore } from "../../lib/firebase/firestore.ts";

/**
 * Whether the rules refused a write because so many more would be too many.
 * @param counted path of the document that counts them
 */
export async function isBeyond(
  error: unknown,
  counted: string,
  more: number,
  most: number,
): Promise<boolean> {
  if (!(error instanceof FirebaseError) || error.code !== "permission-denied") return false;
  try {
    return Number((await getDocFromServer(doc(firestore, counted))).get("count")) + more > most;
  } catch {
    return false;
  }
}
