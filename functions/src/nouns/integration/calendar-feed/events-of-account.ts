import { ceremoniesOf, type Content } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import type { Language } from "@janur/domain/text/language";
import { paths } from "@janur/domain/paths";
import { shownContent } from "@janur/domain/invitation/shown-content";
import { may } from "@janur/domain/team/team";
import { calendarEntry, type CalendarEntry } from "@janur/event-page/invitation/data/calendar-entry";
import { ceremonyEnd } from "@janur/event-page/invitation/data/page-state";
import { eventPath } from "@janur/event-page/invitation/data/page-data";
import type { EventAttributes } from "ics";
import { profileDocument } from "../../../store/account/profile-document.ts";
import { calendarEvent } from "../../calendar/calendar-file.ts";
import { documentOf } from "../../../platform/google/firestore.ts";
import { invitationDocument } from "../../../store/access.ts";
import { publicationDocument } from "../../../store/publication-document.ts";
import { readSettings } from "../../../notify/notification/read-settings.ts";
import { siteUrl } from "../../../platform/runtime.ts";

/**
 * The events of every invitation that an account works on, as far as its role
 * sees them: who edits sees the draft; the others what everybody sees or,
 * before that, day and city. What is in the trash is no event.
 */
export async function eventsOfAccount(uid: string): Promise<EventAttributes[]> {
  const ids = (await profileDocument(uid).get()).data()?.invitations ?? [];
  if (ids.length === 0) return [];
  const [heads, { account }] = await Promise.all([
    Promise.all(ids.map((id) => invitationDocument(id).get())),
    readSettings(uid),
  ]);
  const events = heads.map(async (head) => {
    const invitation = head.data();
    if (invitation === undefined || invitation.status === "trashed") return [];
    const role = roleOf(invitation, uid);
    if (role === null) return [];
    const content = may(role, "editContent") ? await draftOf(invitation) : await publishedPart(invitation);
    return eventsOf(invitation, content, account.language);
  });
  return (await Promise.all(events)).flat();
}

async function draftOf({ id }: Invitation): Promise<Content | null> {
  return (await documentOf(paths.draft(id), draftSchema).get()).data()?.content ?? null;
}

/** Null for what nobody outside sees, or not all of. */
async function publishedPart({ slug, status, settings }: Invitation): Promise<Content | null> {
  if (!isShown(status) || settings.access !== "public") return null;
  return (await publicationDocument(slug).get()).data()?.content ?? null;
}

function eventsOf(invitation: Invitation, content: Content | null, wanted: Language): EventAttributes[] {
  const { id, slug, status, sequence } = invitation;
  const state = status === "postponed" || status === "cancelled" ? status : "published";
  if (content === null) {
    const entry = headEntry(invitation);
    return entry === null ? [] : [calendarEvent(entry, { status: state, sequence }, wanted, undefined)];
  }
  const language = content.languages.includes(wanted) ? wanted : (content.languages[0] ?? wanted);
  const url = isShown(status) ? `${siteUrl()}${eventPath(slug, content, language)}` : undefined;
  const shown = shownContent(content);
  return ceremoniesOf(shown)
    .map((ceremony) => calendarEntry({ invitationId: id, content: shown }, ceremony, language))
    .filter((entry) => entry !== null)
    .map((entry) => calendarEvent(entry, { status: state, sequence }, language, url));
}

function headEntry({ id, title, startAt, zone, city }: Invitation): CalendarEntry | null {
  const end = ceremonyEnd({ startAt: startAt?.toISOString() ?? null, endAt: null });
  if (startAt === null || end === null) return null;
  return {
    uid: `${id}@janur`,
    title,
    start: startAt,
    end,
    zone,
    location: city,
    when: city,
    mapUrl: "",
    place: null,
  };
}
