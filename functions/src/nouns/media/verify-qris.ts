import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { storedMediaSchema } from "@janur/domain/media/stored-media";
import { converter, db } from "../../platform/google/firestore.ts";

/**
 * `content` with each QRIS as its stored file says it: the name beside a code
 * is the code's own, whatever a browser has sent. One that is no stored QRIS is
 * left out. Copies of an invitation share its files, so any holder's word will do.
 */
export async function withVerifiedQris(content: Content): Promise<Content> {
  const sections = await Promise.all(content.sections.map(withOwnName));
  return { ...content, sections };
}

async function withOwnName(section: Section): Promise<Section> {
  if (section.type !== "gifts" || section.qris === null) return section;
  const { qris } = section;
  const found = await db()
    .collectionGroup("media")
    .where("name", "==", qris.media)
    .limit(1)
    .withConverter(converter(storedMediaSchema))
    .get();
  const stored = found.docs[0]?.data();
  if (stored?.state !== "ready" || stored.qris === null) return { ...section, qris: null };
  return { ...section, qris: { ...qris, merchant: stored.qris.merchant } };
}
