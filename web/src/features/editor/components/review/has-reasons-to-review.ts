import { contentGaps } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { proofreadingStands } from "@janur/domain/helper/proofreading";
import { publishAdvice } from "@janur/domain/content/publish-advice";
import type { QueryClient } from "@tanstack/react-query";
import { invitationQueries } from "../../../invitation/queries.ts";

/**
 * Whether publishing should first say what it means: something looks wrong,
 * somebody who reads it over has not agreed, or guests have seen what is changed. What is missing is asked for elsewhere.
 */
export async function hasReasonsToReview(
  client: QueryClient,
  invitation: Pick<Invitation, "id" | "publishedRevision">,
  content: Content,
): Promise<boolean> {
  if (contentGaps(content).length > 0) return false;
  if (publishAdvice(content, new Date()).length > 0) return true;
  const { id, publishedRevision } = invitation;
  const { proofreadingQueries } = await import("../../../proofreading/queries.ts");
  const [passes, approvals, corrections] = await Promise.all([
    client.query(proofreadingQueries.helpers(id)),
    client.query(proofreadingQueries.approvals(id)),
    client.query(proofreadingQueries.corrections(id)),
  ]);
  const stands = proofreadingStands(passes, approvals, content, new Date());
  if (corrections.length > 0 || stands.some(({ state }) => state !== "approved")) return true;
  if (publishedRevision === null) return false;
  return (await client.query(invitationQueries.seen(id, publishedRevision))) > 0;
}
