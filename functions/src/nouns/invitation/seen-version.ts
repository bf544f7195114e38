import type { Content } from "@janur/domain/content/content";
import type { EarlierCeremony } from "@janur/domain/content/earlier-ceremony";
import { sideOf, type Invitation } from "@janur/domain/invitation/invitation";
import type { Publication } from "@janur/domain/invitation/publication";
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from "firebase-admin/firestore";
import {
  privatePartDocument,
  publicationDocument,
  type PublicationSource,
} from "../../store/publication-document.ts";

/** What is about to be shown, where, and what guests of that version saw until now. */
export interface SeenVersion {
  source: PublicationSource;
  page: DocumentReference<Publication>;
  /** Null where there was no page. */
  seen: { content: Content; publishedAt: Date } | null;
  /** What the page says until now of how things were before. */
  known: readonly EarlierCeremony[];
  /** The picture that the page names. */
  preview: string | null;
}

/**
 * In the order of the sources; a version that was taken away meanwhile is left out.
 * @param pages as `readPages` found them
 */
export async function readSeen(
  transaction: Transaction,
  invitation: Pick<Invitation, "slug" | "sides">,
  sources: readonly PublicationSource[],
  pages: readonly QueryDocumentSnapshot<Publication>[],
): Promise<SeenVersion[]> {
  const found = await Promise.all(
    sources.map(async (source): Promise<SeenVersion[]> => {
      const side = sideOf(invitation, source.side);
      if (source.side !== null && side === undefined) return [];
      const slug = side?.slug ?? invitation.slug;
      const page = publicationDocument(slug);
      const earlier = pages.find(({ id }) => id === slug)?.data();
      if (earlier === undefined) return [{ source, page, seen: null, known: [], preview: null }];
      const part = (await transaction.get(privatePartDocument(slug))).data();
      const { content, earlier: known } = part ?? earlier;
      const seen = { content, publishedAt: earlier.publishedAt };
      return [{ source, page, seen, known, preview: earlier.preview }];
    }),
  );
  return found.flat();
}
