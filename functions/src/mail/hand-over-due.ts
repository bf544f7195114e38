import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { lookAfterDue } from "../job/look-after-due.ts";
import { faultOf } from "../service/fault.ts";
import { handOverMail } from "./hand-over-mail.ts";

/**
 * Looks after mails whose job was lost, whose next attempt is due, or whose
 * worker ended. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export function handOverDue(clock: () => Date): Promise<number> {
  const work = (id: string) =>
    handOverMail(id, clock).catch((error: unknown) => {
      logger.error("a mail was not looked after", { mail: id, fault: faultOf(error) });
    });
  return lookAfterDue({ collection: paths.mails(), batchSize: 100, atOnce: 5, work }, clock);
}
