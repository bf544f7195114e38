import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Correction } from "@janur/domain/helper/proofreading";
import { proofreadTextAt, typedValue, withText } from "@janur/domain/helper/proofreading-text";
import { db } from "../../platform/google/firestore.ts";
import { draftDocument } from "../invitation/write-draft.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { requireTask } from "../pass/find-pass.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { allCorrections, approvalDocument, correctionDocument } from "../../store/proofreading-documents.ts";
import { contentOfReader, proofreadingView } from "./proofreading-view.ts";

interface Suggestion {
  token: string;
  language: Language;
  proof: string;
  id: string;
  key: string;
  before: string;
  after: string;
  note: string;
}

/**
 * Suggests another text for one of those that this proof-reader may see. A
 * later suggestion of theirs for the same text replaces the earlier one, and their
 * approval ends: something is not right. The family hears of it with the news of that minute. Old ones that were decided are forgotten.
 * @throws AppError `correction/stale`, `correction/limit-reached`, `input/invalid` where the text does not fit there, and whatever `requireTask` throws
 */
export async function suggestCorrection(input: Suggestion, _caller: GuestCaller, now: Date) {
  const { id, key, before, note, language } = input;
  const { pass } = await requireTask(input, "proofread", now);
  const { invitationId } = pass;
  await countAttempt(["proof", pass.id], limits.proof.rate, now);
  await db().runTransaction(async (transaction) => {
    const [stored, found] = await Promise.all([
      transaction.get(draftDocument(invitationId)),
      transaction.get(allCorrections(invitationId)),
    ]);
    const known = found.docs.map((item) => item.data());
    if (known.some((correction) => correction.id === id)) return;
    const draft = stored.data();
    const content = draft === undefined ? undefined : contentOfReader(draft.content, pass);
    const text = content === undefined ? undefined : proofreadTextAt(content, key);
    if (content === undefined || text?.value !== before) throw new AppError("correction/stale");
    const after = typedValue(text, input.after);
    if (after === null || after === before || withText(content, key, after) === null)
      throw new AppError("input/invalid", { fields: ["after"] });
    const isReplaced = (correction: Correction) =>
      correction.state === "open" && correction.passId === pass.id && correction.key === key;
    const open = known.filter((correction) => correction.state === "open" && !isReplaced(correction));
    if (open.length >= limits.proof.open) throw new AppError("correction/limit-reached");
    for (const correction of known) {
      if (isReplaced(correction) || isForgotten(correction, now))
        transaction.delete(correctionDocument(invitationId, correction.id));
    }
    transaction.delete(approvalDocument(invitationId, pass.id));
    transaction.create(correctionDocument(invitationId, id), {
      ...{ id, key, before, after, note },
      passId: pass.id,
      name: pass.name,
      state: "open",
      createdAt: now,
      decidedAt: null,
    });
  });
  await requestNotifications(invitationId, now, "corrections");
  return proofreadingView(pass, language);
}

function isForgotten({ decidedAt }: Correction, now: Date): boolean {
  return decidedAt !== null && now.getTime() - decidedAt.getTime() >= limits.proof.keptMs;
}
