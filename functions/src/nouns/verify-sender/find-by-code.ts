import { checkCodeEntrySchema } from "@janur/domain/invitation/check-code";
import { paths } from "@janur/domain/paths";
import type { Publication } from "@janur/domain/invitation/publication";
import { slugSchema } from "@janur/domain/text/slug";
import * as z from "zod";
import { readDocument } from "../../platform/google/firestore-rest.ts";
import { readPublication } from "../../store/read-publication.ts";

/** Heads of before know of no families. */
const headSchema = z.object({
  slug: slugSchema,
  sides: z.array(z.object({ slug: slugSchema, publishedRevision: z.int().nullable() })).default([]),
});

/** Pages with one code: the common one first, where there is one, then those of families. */
export type Publications = readonly [Publication, ...Publication[]];

/**
 * The pages that a code stands for: a guest of any version compares it with the address that they got.
 * @param code of good form
 * @returns null for codes that nobody has, and while there is no page
 */
export async function findByCode(code: string): Promise<{ publications: Publications; since: Date } | null> {
  const entry = checkCodeEntrySchema.nullable().parse(await readDocument(paths.checkCode(code)));
  if (entry === null) return null;
  const { invitationId, since } = entry;
  const head = headSchema.nullable().parse(await readDocument(paths.invitation(invitationId)));
  if (head === null) return null;
  const shown = [head, ...head.sides.filter(({ publishedRevision }) => publishedRevision !== null)];
  const pages = await Promise.all(shown.map(({ slug }) => readPublication(slug)));
  const [first, ...others] = pages.filter(
    (page): page is Publication => page !== null && page.invitationId === invitationId,
  );
  return first === undefined ? null : { publications: [first, ...others], since };
}
