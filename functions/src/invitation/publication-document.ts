import { forwardSchema, publicationSchema } from "@janur/domain/publication";
import type { Invitation } from "@janur/domain/invitation";
import { paths } from "@janur/domain/paths";
import type { Transaction } from "firebase-admin/firestore";
import { db, documentOf } from "../firestore.ts";

export function publicationDocument(slug: string) {
  return documentOf(paths.publication(slug), publicationSchema);
}

/** Earlier slugs lead to the current one as long as there is a page. */
export function writeForwards(transaction: Transaction, oldSlugs: readonly string[], slug: string): void {
  for (const old of oldSlugs) {
    transaction.set(documentOf(paths.publication(old), forwardSchema), { forwardTo: slug });
  }
}

/** Takes page and forwards away. */
export function deletePublication(
  transaction: Transaction,
  { slug, oldSlugs }: Pick<Invitation, "slug" | "oldSlugs">,
): void {
  for (const taken of [slug, ...oldSlugs]) transaction.delete(db().doc(paths.publication(taken)));
}
