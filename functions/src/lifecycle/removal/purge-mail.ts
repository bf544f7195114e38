import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { purgePages } from "./purge-pages.ts";

/**
 * Forgets mails that were sent, or given up, long ago. Safe to run twice.
 * @returns how many
 */
export function purgeMail(now: Date): Promise<number> {
  // `expireAt` is for the database's own clock and has no index.
  const born = new Date(now.getTime() - limits.mail.keptMs);
  const old = db().collection(paths.mails()).where("createdAt", "<=", born).orderBy("createdAt");
  return purgePages({ sweep: "mail", old, dueBy: "createdAt" }, now);
}
