import type { Content } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import type { Pass } from "@janur/domain/helper/pass";
import { approvedFacts } from "@janur/domain/helper/proofreading";
import { publicContent, shownContent } from "@janur/domain/invitation/shown-content";
import { renderProofreading } from "@janur/event-page/pages/helper/helper-proofreading";
import { draftDocument } from "../invitation/write-draft.ts";
import { allCorrections, approvalDocument } from "../../store/proofreading-documents.ts";

/** What this proof-reader may read of a draft: gated ceremonies where the family has ticked so. */
export function contentOfReader(draft: Content, { seesGated }: Pick<Pass, "seesGated">): Content {
  return seesGated ? shownContent(draft) : publicContent(draft);
}

/** The page of a proof-reader as it is now. @throws AppError `invitation/not-found` */
export async function proofreadingView(pass: Pass, language: Language): Promise<{ html: string }> {
  const { invitationId } = pass;
  const [draft, corrections, approval] = await Promise.all([
    draftDocument(invitationId).get(),
    allCorrections(invitationId).get(),
    approvalDocument(invitationId, pass.id).get(),
  ]);
  const { content, revision } = draft.data() ?? {};
  if (content === undefined || revision === undefined) throw new AppError("invitation/not-found");
  const own = corrections.docs.map((found) => found.data()).filter(({ passId }) => passId === pass.id);
  const given = approval.data();
  return {
    html: renderProofreading({
      content: contentOfReader(content, pass),
      revision,
      corrections: own,
      family: pass.family,
      approval: given === undefined ? "none" : given.facts === approvedFacts(content) ? "approved" : "lapsed",
      language,
    }),
  };
}
