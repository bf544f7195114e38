import { taskLimits } from "@janur/domain/limits/task-limits";
import { paths } from "@janur/domain/paths";
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

const pauseMs = 10_000;
const { count: most, windowMs } = taskLimits.changePace;

/**
 * Does a change again while the account has changed as much as it may within a minute.
 * @throws whatever else it throws
 */
export async function inTurn(uid: string, change: () => Promise<void>): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    try {
      await change();
      return;
    } catch (error) {
      // Whoever is refused for another reason waits for one window at most.
      if (waitedMs > windowMs || !(await isBeyond(error, paths.changePace(uid), 1, most))) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  }
}
