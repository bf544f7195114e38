import { calendarDifference } from "@janur/domain/guest/calendar-difference";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { personalLink } from "@janur/domain/guest/guest-token";
import { slugFor, type Invitation } from "@janur/domain/invitation/invitation";
import { guestSides } from "@janur/domain/side/guest-side";
import { primaryLanguage, type Content } from "@janur/domain/content/content";
import type { Language } from "@janur/domain/text/language";
import { shownContent } from "@janur/domain/invitation/shown-content";
import { filledText } from "@janur/domain/sending/sending-placeholder";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { placeholderValues } from "@janur/domain/sending/sending-values";
import { revisionKnown, type ToldChange } from "@janur/domain/invitation/told-change";
import type { GiftsToName } from "./gifts-to-name.ts";
import { readPrivatePart } from "../../store/read-private-part.ts";
import { readPublication } from "../../store/read-publication.ts";
import { makeGuestToken } from "../../platform/secrets/guest-token.ts";
import { siteUrl } from "../../platform/runtime.ts";
import { versionDocument } from "../../store/version-document.ts";

/** Fills a text for one guest. */
export type WriteMessage = (guest: Guest, text: string) => string;

/**
 * Reads what messages of one run tell, once for all guests: what was
 * published, and for news what guests knew before.
 * @throws AppError `invitation/wrong-status` while nothing is published
 */
export async function messageWriter(
  invitation: Invitation,
  facts: { run: SendingRun; language: Language; sender: string; gifts?: GiftsToName },
  now: Date,
): Promise<WriteMessage> {
  const { run, language, sender, gifts: given } = facts;
  const told = run === "change" ? invitation.toldChange : null;
  const [contents, known] = await Promise.all([
    publishedContents(invitation),
    contentsBefore(invitation.id, told),
  ]);
  const { zone, id: invitationId } = invitation;
  return (guest, text) => {
    const slug = slugFor(invitation, guest.side);
    const content = contents.get(slug);
    if (content === undefined) throw new Error(`the page ${slug} was not read`);
    const isSecond = language !== primaryLanguage(content) && content.languages.includes(language);
    const page = isSecond ? `${slug}/${language}` : slug;
    const token = makeGuestToken(invitationId, guest.id, guest.linkRevision);
    const link = personalLink(siteUrl(), page, addressedName(guest), token);
    const revision = told === null ? null : revisionKnown(told, knownAt(guest));
    const before = revision === null ? undefined : known.get(revision);
    const changes = before === undefined ? [] : calendarDifference(before, content, guest);
    const gifts = given?.get(guest.id) ?? [];
    return filledText(
      text,
      placeholderValues({ content, guest, changes, gifts, sender, link, zone, now }, language),
    );
  };
}

/** What each version says, by its slug. */
async function publishedContents(invitation: Invitation): Promise<Map<string, Content>> {
  const slugs = new Set([null, ...guestSides].map((side) => slugFor(invitation, side)));
  const found = [...slugs].map(
    async (slug) => [slug, await publishedContent({ ...invitation, slug })] as const,
  );
  return new Map(await Promise.all(found));
}

async function publishedContent({
  id,
  slug,
  status,
}: Pick<Invitation, "id" | "slug" | "status">): Promise<Content> {
  const publication = await readPublication(slug);
  if (publication?.invitationId !== id) throw new AppError("invitation/wrong-status", { status });
  return (await readPrivatePart(publication))?.content ?? publication.content;
}

/** What guests knew before each change, by revision, as far as it is kept. */
async function contentsBefore(invitationId: string, told: ToldChange | null): Promise<Map<number, Content>> {
  const changes = told === null ? [] : [...told.before, told];
  const revisions = [...new Set(changes.flatMap(({ revision }) => revision ?? []))];
  const found = await Promise.all(
    revisions.map(async (revision) => (await versionDocument(invitationId, revision).get()).data()),
  );
  return new Map(
    found.flatMap((version) =>
      version === undefined ? [] : [[version.revision, shownContent(version.content)] as const],
    ),
  );
}

/** When they saw the page, or was told of a change, last. */
function knownAt({ opened, sending }: Guest): Date | null {
  const { followedUp } = sending;
  const times = [opened?.lastAt, followedUp?.kind === "change" ? followedUp.at : undefined];
  const known = times.flatMap((time) => time?.getTime() ?? []);
  return known.length === 0 ? null : new Date(Math.max(...known));
}
