import type { Language } from "@janur/domain/text/language";
import type { Pass } from "@janur/domain/helper/pass";
import { renderHelperList } from "@janur/event-page/pages/helper/helper-list";
import { passDocument } from "../../store/pass-documents.ts";
import { allProposals } from "../../store/proposal-documents.ts";

/** A helper's part of the list as it is now: theirs alone. */
export async function helperListPage(pass: Pass, language: Language, now: Date): Promise<{ html: string }> {
  const [current, found] = await Promise.all([
    passDocument(pass.id).get(),
    allProposals(pass.invitationId).where("passId", "==", pass.id).get(),
  ]);
  const { branch, branchCount } = current.data() ?? pass;
  const proposals = found.docs
    .map((proposal) => proposal.data())
    .filter(({ expireAt }) => expireAt === null || expireAt > now)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return {
    html: renderHelperList({ quota: branch?.quota ?? 0, taken: branchCount.taken, proposals, language }),
  };
}
