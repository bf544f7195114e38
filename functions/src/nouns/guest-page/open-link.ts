import { AppError } from "@janur/domain/errors";
import type { GuestView } from "@janur/domain/contracts/guest-callables";
import type { Language } from "@janur/domain/text/language";
import { primaryLanguage } from "@janur/domain/content/content";
import { addressedName } from "@janur/domain/guest/guest-name";
import { isClosed, ownVersion } from "@janur/domain/invitation/publication";
import { contentFor } from "@janur/domain/invitation/shown-content";
import { renderOpenedBody, renderOwnSections } from "@janur/event-page/invitation/opened-page";
import { withOwnCalendar } from "../calendar/own-calendar.ts";
import { withSeatsLeft } from "../../store/seat/seats-left.ts";
import { isFullGroup } from "../rsvp/full-group.ts";
import { guestTables } from "../seating/guest-tables.ts";
import { partiesAhead } from "../seat/parties-ahead.ts";
import { findPublication } from "../page-access/find-publication.ts";
import { guestView } from "../rsvp/guest-view.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { recordBareTap } from "../statistics/record-bare-tap.ts";
import { findGuestByLink, findGuestLookedAt } from "../guest/find-guest-by-link.ts";
import { verifyGuestToken, verifyPreviewToken } from "../../platform/secrets/guest-token.ts";
import { recordOpened } from "../guest/record-opened.ts";

/** What somebody without a link learns: nothing. */
const nobodysView: GuestView = {
  name: "",
  isGroup: false,
  seats: 1,
  answer: null,
  rsvpHtml: "",
  codePage: null,
  sections: [],
  page: null,
  path: null,
};

/**
 * Who this link belongs to and which family's version they get, with what of the page is only for them: sections of
 * an open page, or the page itself where it is closed. Only a real tap counts
 * as opened, and nothing of the family's that looks at the page as this guest.
 * A tap without a link is only counted.
 * @throws AppError `link/invalid` for forged, foreign, rotated and absent links alike
 */
export async function openLink(
  input: { invitationId: string; slug: string; language: Language; token: string; isTap: boolean },
  caller: GuestCaller,
  now: Date,
) {
  const { invitationId, token } = input;
  if (token === "" && input.isTap) {
    await recordBareTap({ invitationId, slug: input.slug }, caller.sender, now);
    return nobodysView;
  }
  const isLook = verifyPreviewToken(invitationId, token, now) !== null;
  if (!isLook && verifyGuestToken(invitationId, token) === null) throw new AppError("link/invalid");
  const [publication, guest] = await Promise.all([
    findPublication(input.slug, invitationId, { token, proof: "" }),
    isLook ? findGuestLookedAt(invitationId, token, now) : findGuestByLink(invitationId, token),
  ]);
  if (guest === null) throw new AppError("link/invalid");
  // What is opened is the other version, and counted there.
  const elsewhere = ownVersion(publication, guest.side);
  if (elsewhere !== null) {
    const isSecond = input.language !== primaryLanguage(publication.content);
    const path = `/event/${isSecond ? `${elsewhere}/${input.language}` : elsewhere}`;
    return { ...nobodysView, name: addressedName(guest), path };
  }
  if (input.isTap && !isLook) await recordOpened(invitationId, guest, now, caller.device);
  const { language } = input;
  const [shown, isGroupFull, ahead, tables] = await Promise.all([
    withSeatsLeft(publication, now),
    isFullGroup(invitationId, guest),
    partiesAhead(invitationId, guest.seat),
    guestTables(invitationId, guest),
  ]);
  const view = guestView({ ...shown, isGroupFull, partiesAhead: ahead }, language, guest, now, {
    isLook,
    tables,
  });
  if (!isClosed(publication))
    return {
      ...view,
      sections: renderOwnSections({
        publication: withOwnCalendar(publication, language),
        language,
        guest,
        now,
      }),
    };
  const own = { ...shown, content: contentFor(publication.content, guest) };
  const html = renderOpenedBody({ publication: withOwnCalendar(own, language), language, now });
  return { ...view, page: { html, displayFont: publication.displayFont } };
}
