import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { db } from "../../firestore.ts";
import { faultOf } from "../../service/fault.ts";
import { deliver } from "./deliver-webhook.ts";

/** How long a job has for a delivery before it is taken for lost. */
const patienceMs = 15_000;
/** As many as one run looks at; the rest is a minute older at the next. */
const batchSize = 100;
/** Deliveries that one run sends at once: a silent server holds up its own only. */
const atOnce = 20;

/**
 * Looks after deliveries whose job was lost, whose next attempt is due, or
 * whose worker ended. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export async function deliverDue(clock: () => Date): Promise<number> {
  const due = await db()
    .collection(paths.deliveries())
    .where("dueAt", "<=", new Date(clock().getTime() - patienceMs))
    .orderBy("dueAt")
    .limit(batchSize)
    .get();
  const waiting = due.docs.map(({ id }) => id);
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await deliver(id, clock).catch((error: unknown) => {
        logger.error("a delivery was not looked after", { delivery: id, fault: faultOf(error) });
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return due.size;
}
