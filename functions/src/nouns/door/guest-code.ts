import { visibleSection } from "@janur/domain/content/content";
import { hasDoorCode } from "@janur/domain/door/door-code";
import type { Guest } from "@janur/domain/guest/guest";
import type { Publication } from "@janur/domain/invitation/publication";
import { makeDoorCode } from "../../platform/secrets/door-code.ts";
import { codePicture } from "./code-picture.ts";

/** The picture of the code by which this guest is let in, or null while their page shows none. */
export function guestCodePicture(
  { invitationId, content }: Pick<Publication, "invitationId" | "content">,
  guest: Guest,
): string | null {
  const section = visibleSection(content, "rsvp");
  if (section === undefined || !hasDoorCode(section, guest)) return null;
  return codePicture(makeDoorCode(invitationId, guest.id, guest.linkRevision));
}
