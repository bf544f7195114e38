import type { Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { publicationDocument } from "../../functions/src/store/publication-document.ts";
import type { Account } from "./accounts.ts";
import type { Product, Wedding } from "./product.ts";

/**
 * Publishes a wedding with all its ceremonies elsewhere, long after it was published last.
 * @param basedOn revision of its draft
 * @returns the new one
 */
export async function moveWedding(
  { product, owner }: { product: Product; owner: Account },
  { invitationId, slug }: Pick<Wedding, "invitationId" | "slug">,
  content: Content,
  { venue, basedOn }: { venue: string; basedOn: number },
): Promise<number> {
  const longAgo = new Date(Date.now() - 2 * limits.invitation.correctionMs);
  await publicationDocument(slug).update({ publishedAt: longAgo });
  const sections = content.sections.map((section) =>
    section.type === "ceremonies"
      ? { ...section, ceremonies: section.ceremonies.map((one) => ({ ...one, venue })) }
      : section,
  );
  const saved = { invitationId, basedOn, content: { ...content, sections } };
  const { draftRevision } = await product.asHost("saveDraft", saved, owner);
  await product.asHost("publishInvitation", { invitationId, revision: draftRevision }, owner);
  return draftRevision;
}
