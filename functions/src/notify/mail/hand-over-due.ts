import { paths } from "@janur/domain/paths";
import { lookAfterDue } from "../../platform/sweep/look-after-due.ts";
import { isShut } from "../../store/service/switches.ts";
import { handOverMail } from "./hand-over-mail.ts";

/** No mail is begun after so long: the next minute's run waits for this one. */
const budgetMs = 30_000;
/** A mail must not lose its process while it is handed over, and servers are slow. */
const pieceMs = 75_000;

/**
 * Looks after mails whose job was lost, whose next attempt is due, or whose
 * worker ended. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export async function handOverDue(clock: () => Date): Promise<number> {
  // They wait in their queue, and go when the staff opens it again.
  if (await isShut("mails")) return 0;
  return lookAfterDue(
    {
      collection: paths.mails(),
      pageSize: 100,
      atOnce: 5,
      budgetMs,
      pieceMs,
      work: (id) => handOverMail(id, clock),
    },
    clock,
  );
}
