import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { db } from "../../platform/google/firestore.ts";
import { requireTask } from "../pass/find-pass.ts";
import { passDocument } from "../../store/pass-documents.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { helperListPage } from "./list-page.ts";
import { proposalDocument } from "../../store/proposal-documents.ts";

/**
 * Takes back somebody of a helper's own who waits; their place is free again.
 * @throws AppError `branch/decided`, and whatever `requireTask` throws
 */
export async function withdrawProposal(
  input: { token: string; language: Language; proof: string; id: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { pass } = await requireTask(input, "fillList", now);
  await db().runTransaction(async (transaction) => {
    const reference = proposalDocument(pass.invitationId, input.id);
    const [proposal, current] = await Promise.all([
      transaction.get(reference).then((found) => found.data()),
      transaction.get(passDocument(pass.id)).then((found) => found.data()),
    ]);
    if (proposal?.passId !== pass.id || current === undefined) return;
    if (proposal.state !== "waiting") throw new AppError("branch/decided");
    const { taken, waiting } = current.branchCount;
    transaction.delete(reference);
    transaction.update(passDocument(pass.id), {
      branchCount: { taken: Math.max(0, taken - 1), waiting: Math.max(0, waiting - 1) },
    });
  });
  return helperListPage(pass, input.language, now);
}
