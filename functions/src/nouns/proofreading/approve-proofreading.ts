import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { approvedFacts } from "@janur/domain/helper/proofreading";
import { db } from "../../platform/google/firestore.ts";
import { draftDocument } from "../invitation/write-draft.ts";
import { requireTask } from "../pass/find-pass.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { approvalDocument } from "../../store/proofreading-documents.ts";
import { proofreadingView } from "./proofreading-view.ts";

/**
 * Writes down that a proof-reader found everything right, in the revision that
 * they saw; they speak for the family that the host has given them. It holds
 * until names, times or places change.
 * @throws AppError `correction/stale` when the draft is another one by now, and whatever `requireTask` throws
 */
export async function approveProofreading(
  input: { token: string; language: Language; proof: string; revision: number },
  _caller: GuestCaller,
  now: Date,
) {
  const { pass } = await requireTask(input, "proofread", now);
  const { invitationId, name, family } = pass;
  await countAttempt(["proof", pass.id], limits.proof.rate, now);
  await db().runTransaction(async (transaction) => {
    const draft = (await transaction.get(draftDocument(invitationId))).data();
    if (draft?.revision !== input.revision) throw new AppError("correction/stale");
    transaction.set(approvalDocument(invitationId, pass.id), {
      ...{ passId: pass.id, name, family },
      facts: approvedFacts(draft.content),
      revision: draft.revision,
      approvedAt: now,
    });
  });
  return proofreadingView(pass, input.language);
}
