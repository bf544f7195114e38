import { calendarDifference } from "@janur/domain/calendar-difference";
import { AppError } from "@janur/domain/errors";
import { addressedName, type Guest } from "@janur/domain/guest";
import { personalLink } from "@janur/domain/guest-token";
import type { Invitation } from "@janur/domain/invitation";
import { primaryLanguage, type Content } from "@janur/domain/content";
import type { Language } from "@janur/domain/language";
import { shownContent } from "@janur/domain/publication";
import { filledText } from "@janur/domain/sending-placeholder";
import type { SendingRun } from "@janur/domain/sending-run";
import { placeholderValues } from "@janur/domain/sending-values";
import { readPrivatePart } from "../event-page/read-private-part.ts";
import { readPublication } from "../event-page/read-publication.ts";
import { makeGuestToken } from "../guest/guest-token.ts";
import { siteUrl } from "../runtime.ts";
import { versionDocument } from "../version/version-document.ts";

/** Fills a text for one guest. */
export type WriteMessage = (guest: Guest, text: string) => string;

/**
 * Reads what messages of one run tell, once for all guests: what was
 * published, and for news what guests knew before.
 * @throws AppError `invitation/wrong-status` while nothing is published
 */
export async function messageWriter(
  invitation: Invitation,
  { run, language, sender }: { run: SendingRun; language: Language; sender: string },
  now: Date,
): Promise<WriteMessage> {
  const [content, before] = await Promise.all([
    publishedContent(invitation),
    run === "change" ? contentBefore(invitation) : null,
  ]);
  const { slug, zone, id: invitationId } = invitation;
  const isSecond = language !== primaryLanguage(content) && content.languages.includes(language);
  const page = isSecond ? `${slug}/${language}` : slug;
  return (guest, text) => {
    const token = makeGuestToken(invitationId, guest.id, guest.linkRevision);
    const link = personalLink(siteUrl(), page, addressedName(guest), token);
    const changes = before === null ? [] : calendarDifference(before, content, guest);
    return filledText(
      text,
      placeholderValues({ content, guest, changes, sender, link, zone, now }, language),
    );
  };
}

async function publishedContent({ id, slug, status }: Invitation): Promise<Content> {
  const publication = await readPublication(slug);
  if (publication?.invitationId !== id) throw new AppError("invitation/wrong-status", { status });
  return (await readPrivatePart(publication))?.content ?? publication.content;
}

/** What guests knew before the latest change, or null where it is kept no more. */
async function contentBefore({ id, toldChange }: Invitation): Promise<Content | null> {
  if (toldChange === null || toldChange.revision === null) return null;
  const version = (await versionDocument(id, toldChange.revision).get()).data();
  return version === undefined ? null : shownContent(version.content);
}
