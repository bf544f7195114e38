import type { Invitation } from "@janur/domain/invitation/invitation";
import type { Publication } from "@janur/domain/invitation/publication";
import type { QueryDocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { publicationDocument } from "./publication-document.ts";

/** The pages of an invitation that guests see now, of all versions: what is decided about it stands on each. */
export async function readPages(
  transaction: Transaction,
  { slug, sides }: Pick<Invitation, "slug" | "sides">,
): Promise<QueryDocumentSnapshot<Publication>[]> {
  // A version that was never shown may lie where an earlier slug still forwards.
  const shown = sides.filter(({ publishedRevision }) => publishedRevision !== null);
  const found = await transaction.getAll(
    ...[slug, ...shown.map((side) => side.slug)].map((taken) => publicationDocument(taken)),
  );
  return found.filter((page): page is QueryDocumentSnapshot<Publication> => page.exists);
}
