import type { Content } from "@janur/domain/content/content";
import type { EarlierCeremony } from "@janur/domain/content/earlier-ceremony";
import { sideOf, type Invitation } from "@janur/domain/invitation/invitation";
import type { Publication } from "@janur/domain/invitation/publication";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
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

/** In the order of the sources; a version that was taken away meanwhile is left out. */
export async function readSeen(
  transaction: Transaction,
  invitation: Pick<Invitation, "slug" | "sides">,
  sources: readonly PublicationSource[],
): Promise<SeenVersion[]> {
  const found = await Promise.all(
    sources.map(async (source): Promise<SeenVersion[]> => {
      const side = sideOf(invitation, source.side);
      if (source.side !== null && side === undefined) return [];
      const slug = side?.slug ?? invitation.slug;
      const page = publicationDocument(slug);
      const blank = { source, page, seen: null, known: [], preview: null };
      // Where a version was never shown, an earlier slug may still forward.
      if (side?.publishedRevision === null) return [blank];
      const [shown, part] = await Promise.all([
        transaction.get(page),
        transaction.get(privatePartDocument(slug)),
      ]);
      const earlier = shown.data();
      if (earlier === undefined) return [blank];
      const { content, earlier: known } = part.data() ?? earlier;
      const seen = { content, publishedAt: earlier.publishedAt };
      return [{ source, page, seen, known, preview: earlier.preview }];
    }),
  );
  return found.flat();
}
