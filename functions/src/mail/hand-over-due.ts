import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { db } from "../firestore.ts";
import { faultOf } from "../service/fault.ts";
import { handOverMail } from "./hand-over-mail.ts";

/** How long a job has for a mail before it is taken for lost. */
const patienceMs = 15_000;
/** As many as one run looks at; the rest is a minute older at the next. */
const batchSize = 100;
/** Mails that one run hands over at once. */
const atOnce = 5;

/**
 * Looks after mails whose job was lost, whose next attempt is due, or whose
 * worker ended. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export async function handOverDue(clock: () => Date): Promise<number> {
  const due = await db()
    .collection(paths.mails())
    .where("dueAt", "<=", new Date(clock().getTime() - patienceMs))
    .orderBy("dueAt")
    .limit(batchSize)
    .get();
  const waiting = due.docs.map(({ id }) => id);
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await handOverMail(id, clock).catch((error: unknown) => {
        logger.error("a mail was not looked after", { mail: id, fault: faultOf(error) });
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return due.size;
}
