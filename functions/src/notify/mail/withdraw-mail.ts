import { untilFirst } from "../../platform/google/until-first.ts";
import { endMail } from "./guest-mail.ts";
import { mailDocument, mailIdOf } from "./mail-document.ts";

/**
 * Keeps a mail from going out, or from going out again, when what it was about
 * is no more. One that is being handed over goes its way.
 * @param key of its cause
 */
export async function withdrawMail(key: string, now: Date): Promise<void> {
  await withdrawMailWithId(mailIdOf(key), now);
}

/** The same, of a mail whose id is known. A guest who waits for it waits no longer. */
export async function withdrawMailWithId(mailId: string, now: Date): Promise<void> {
  const reference = mailDocument(mailId);
  await untilFirst(async () => {
    const snapshot = await reference.get();
    const mail = snapshot.data();
    const lastUpdateTime = snapshot.updateTime;
    if (mail?.message == null || lastUpdateTime === undefined || mail.state === "handingOver") return;
    const ownServer = mail.ownServer === null ? null : { ...mail.ownServer, problem: "withdrawn" as const };
    const withdrawn = { state: "failed" as const, message: null, dueAt: null, updatedAt: now, ownServer };
    await endMail(mail, withdrawn, { since: lastUpdateTime, problem: "withdrawn", now });
  });
}
