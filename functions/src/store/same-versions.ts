import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { shownContent } from "@janur/domain/invitation/shown-content";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { isSameValue } from "@janur/domain/text/same-value";
import type { Transaction } from "firebase-admin/firestore";
import { versionDocument } from "./version-document.ts";

/**
 * Versions that are not about to be shown but of which guests see already what a newer draft says: what was written
 * concerned another family only, and nothing of them waits to be published. Null stands for the common one.
 */
export async function readSameVersions(
  transaction: Transaction,
  invitation: Pick<Invitation, "id" | "publishedRevision" | "sides">,
  showing: readonly (GuestSide | null)[],
  { revision, draft }: { revision: number; draft: Content },
): Promise<ReadonlySet<GuestSide | null>> {
  const others = [{ id: null, publishedRevision: invitation.publishedRevision }, ...invitation.sides].flatMap(
    ({ id: side, publishedRevision: seen }) =>
      showing.includes(side) || seen === null || seen >= revision ? [] : [{ side, seen }],
  );
  const found = await Promise.all(
    [...new Set(others.map(({ seen }) => seen))].map(async (seen) => {
      const version = await transaction.get(versionDocument(invitation.id, seen));
      return [seen, version.data()?.content] as const;
    }),
  );
  const contents = new Map(found);
  const same = others.filter(({ side, seen }) => {
    const content = contents.get(seen);
    return content !== undefined && isSameValue(shownContent(content, side), shownContent(draft, side));
  });
  return new Set(same.map(({ side }) => side));
}
