import { ceremoniesOf, type Content } from "@janur/domain/content/content";
import type { EarlierCeremony } from "@janur/domain/content/earlier-ceremony";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { slugsOf } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import type { GuestSide } from "@janur/domain/side/guest-side";
import {
  forwardSchema,
  isClosed,
  privatePartSchema,
  publicationSchema,
  type PrivatePart,
  type Publication,
} from "@janur/domain/invitation/publication";
import { closedContent, hasGates, publicContent } from "@janur/domain/invitation/shown-content";
import type { Transaction } from "firebase-admin/firestore";
import { db, documentOf } from "../platform/google/firestore.ts";

export function publicationDocument(slug: string) {
  return documentOf(paths.publication(slug), publicationSchema);
}

export function privatePartDocument(slug: string) {
  return documentOf(paths.privatePart(slug), privatePartSchema);
}

/** All that guests may see of one revision. */
export interface PublicationSource {
  /** Whose version it is; null for the common one. */
  side: GuestSide | null;
  revision: number;
  content: Content;
  /** Cut to the names on the cover; every part that shows them needs the same letters. */
  displayFont: string | null;
  /** Name of the link preview's picture. */
  preview: string | null;
}

/**
 * What everybody gets of a source and, where that is not all of it, what
 * waits for a proof.
 * @param earlier what guests may know otherwise of its ceremonies
 */
export function partsOf(
  source: PublicationSource,
  { id, settings }: Pick<Invitation, "id" | "settings">,
  earlier: EarlierCeremony[],
): Pick<Publication, "content" | "displayFont" | "preview" | "hasPrivatePart" | "earlier"> & {
  privatePart: PrivatePart | null;
} {
  const { revision, content, displayFont, preview } = source;
  const isShut = isClosed({ settings });
  const hasPrivatePart = isShut || hasGates(content);
  const shown = isShut ? closedContent(content) : publicContent(content);
  const open = new Set(ceremoniesOf(shown).map((ceremony) => ceremony.id));
  return {
    content: shown,
    earlier: earlier.filter((ceremony) => open.has(ceremony.id)),
    displayFont: isShut ? null : displayFont,
    preview: isShut ? null : preview,
    hasPrivatePart,
    privatePart: hasPrivatePart ? { invitationId: id, revision, content, displayFont, earlier } : null,
  };
}

/** The part that waits for a proof, or its absence, in one commit with the publication. */
export function writePrivatePart(transaction: Transaction, slug: string, part: PrivatePart | null): void {
  if (part === null) transaction.delete(privatePartDocument(slug));
  else transaction.set(privatePartDocument(slug), part);
}

/** Earlier slugs of each version lead to where it is as long as there is a page, and hold nothing else. */
export function writeForwards(
  transaction: Transaction,
  { slug, oldSlugs, sides }: Pick<Invitation, "slug" | "oldSlugs" | "sides">,
): void {
  const shown = sides.filter(({ publishedRevision }) => publishedRevision !== null);
  for (const version of [{ slug, oldSlugs }, ...shown]) {
    for (const old of version.oldSlugs) {
      transaction.set(documentOf(paths.publication(old), forwardSchema), { forwardTo: version.slug });
      transaction.delete(privatePartDocument(old));
    }
  }
}

/** Takes the pages of all versions, private parts and forwards away. */
export function deletePublication(
  transaction: Transaction,
  invitation: Pick<Invitation, "slug" | "oldSlugs" | "sides">,
): void {
  for (const taken of slugsOf(invitation)) {
    transaction.delete(db().doc(paths.publication(taken)));
    transaction.delete(db().doc(paths.privatePart(taken)));
  }
}
