import type { integrationCallables } from "@janur/domain/contracts/integration-callables";
import { limits } from "@janur/domain/limits";
import { mailSchema, mayBeSentAgain } from "@janur/domain/notification/mail";
import { paths } from "@janur/domain/paths";
import type * as z from "zod";
import { converter, db } from "../../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../../platform/http/operation.ts";
import { requireIntegration } from "../require-integration.ts";

/**
 * What came to a host's own mail server lately. Addresses are shortened, and
 * of what a mail says its subject alone is told.
 * @throws AppError `integration/not-found`
 */
export async function listOwnMails(
  { appId }: { appId: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<z.output<typeof integrationCallables.listOwnMails.output>> {
  const integration = await requireIntegration(appId, caller);
  const { docs } = await db()
    .collection(paths.mails())
    .withConverter(converter(mailSchema))
    .where("ownServer.appId", "==", integration.id)
    .orderBy("createdAt", "desc")
    .limit(limits.integration.delivery.shown)
    .get();
  const mails = docs.flatMap((document) => {
    const mail = document.data();
    const { id, ownServer, state, dueAt, createdAt } = mail;
    if (ownServer === null) return [];
    return {
      id,
      to: ownServer.to,
      subject: ownServer.subject,
      state,
      problem: ownServer.problem,
      mayResend: mayBeSentAgain(mail, now),
      nextAt: state === "queued" ? (dueAt?.toISOString() ?? null) : null,
      createdAt: createdAt.toISOString(),
    };
  });
  return { mails };
}
