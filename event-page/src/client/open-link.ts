import { call } from "./call.ts";
import { confirmOwn, guest, setGuest } from "./guest.ts";
import { find, language, messageOf, say, tell } from "./page.ts";
import { field, text } from "./read.ts";
import { showRsvp } from "./rsvp-place.ts";
import { showSections } from "./own-sections.ts";

/** Tokens that were asked about already, and those of which a tap was told. */
let asked = "";
let tapped = "";

/**
 * Asks once whose link this is; a real tap is told once more, because only it
 * counts as opened by a person.
 * @param open puts the page of a closed invitation in its place
 * @returns why there is no answer, or nothing
 */
export async function openLink(isTap: boolean, open?: (page: unknown) => void): Promise<string> {
  const { token } = guest;
  const isNew = asked !== token;
  if (!token || !(isNew || (isTap && tapped !== token))) return "";
  asked = token;
  if (isTap) tapped = token;
  const { result, refusal } = await call("openLink", { language, token, isTap });
  if (guest.token !== token) return "";
  if (result) {
    open?.(field(result, "page"));
    setGuest({ name: text(result, "name"), token });
    if (field(result, "isGroup") === false) confirmOwn(token);
    if (isNew) showSections(field(result, "sections"));
    // Never takes a form away from somebody who is filling it in.
    if (isNew && !find("rsvp")?.contains(document.activeElement)) showRsvp(text(result, "rsvpHtml"));
    return "";
  }
  asked = tapped = "";
  if (refusal === "link/invalid") {
    setGuest({ name: guest.name, token: "" });
    tell(messageOf(find("rsvp")), say(refusal));
  }
  return refusal || "trouble";
}
