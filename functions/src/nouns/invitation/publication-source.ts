import { contentGaps } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import type { Invitation, PublishedVersion } from "@janur/domain/invitation/invitation";
import { shownContent } from "@janur/domain/invitation/shown-content";
import type { GuestSide } from "@janur/domain/side/guest-side";
import type { PublicationSource } from "../../store/publication-document.ts";
import { withVerifiedQris } from "../media/verify-qris.ts";
import { subsetDisplayFont } from "./display-font.ts";
import { makePreview, removePreview } from "./preview/preview-picture.ts";

/** What became of an invitation that was shown, and the names of pictures that no page of it names any more. */
export interface Shown {
  invitation: Invitation;
  dropped: (string | null)[];
}

/** Whose pages these are; null for everybody's. */
export function sidesOf(
  { sides }: Pick<Invitation, "sides">,
  version: PublishedVersion,
): (GuestSide | null)[] {
  if (version === "common") return [null];
  if (version === "all") return [null, ...sides.map(({ id }) => id)];
  return sides.flatMap(({ id }) => (id === version ? [id] : []));
}

/**
 * Made before the transaction that shows them, which may run more than once.
 * `showSources` takes them from here.
 * @throws AppError `publish/incomplete` with the gaps, `invitation/wrong-status` for a version that is not there
 */
export async function publicationSources(
  invitation: Pick<Invitation, "id" | "settings" | "sides" | "status">,
  revision: number,
  draft: Content,
  version: PublishedVersion,
): Promise<PublicationSource[]> {
  const gaps = contentGaps(draft);
  if (gaps.length > 0) throw new AppError("publish/incomplete", { gaps });
  const sides = sidesOf(invitation, version);
  if (sides.length === 0) throw new AppError("invitation/wrong-status", { status: invitation.status });
  const sources: PublicationSource[] = [];
  // One after the other: each draws a picture.
  for (const side of sides) sources.push(await publicationSource(invitation, { side, revision, draft }));
  return sources;
}

/** All that guests of one version may see of a revision, with its picture and its letters. */
export async function publicationSource(
  invitation: Pick<Invitation, "id" | "settings">,
  { side, revision, draft }: { side: GuestSide | null; revision: number; draft: Content },
): Promise<PublicationSource> {
  const content = await withVerifiedQris(shownContent(draft, side));
  const [displayFont, preview] = await Promise.all([
    subsetDisplayFont(content),
    makePreview(invitation, content),
  ]);
  return { side, revision, content, displayFont, preview };
}

/**
 * Runs the transaction that shows sources, then removes pictures that no page
 * names: the earlier ones, or the new ones when nothing was shown.
 * @param show gives null when there was nothing to show any more
 */
export async function showSources(
  sources: readonly PublicationSource[],
  show: () => Promise<Shown | null>,
): Promise<Invitation | null> {
  let dropped = sources.map(({ preview }) => preview);
  try {
    const shown = await show();
    if (shown !== null) ({ dropped } = shown);
    return shown?.invitation ?? null;
  } finally {
    await Promise.all(dropped.map(removePreview));
  }
}
