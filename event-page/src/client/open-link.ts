import { call } from "./call.ts";
import { confirmOwn, guest, setGuest } from "./guest.ts";
import { keepCode } from "./keep-code.ts";
import { find, language, messageOf, sayRefusal, tell } from "./page.ts";
import { field, text } from "./read.ts";
import { showRsvp } from "./rsvp-place.ts";
import { showSections } from "./own-sections.ts";

/** The token that was asked about already, and that of which a tap was told; at first not even nobody's was. */
let asked = "";
let tapped: string | undefined;

/**
 * Asks once whose link this is; a real tap is told once more, because only it
 * counts as opened by a person. A tap without a link is told too, once.
 * @param open puts the page of a closed invitation in its place
 * @returns why there is no answer, or nothing
 */
export async function openLink(isTap: boolean, open?: (page: unknown) => void): Promise<string> {
  const { token } = guest;
  const isNew = asked !== token;
  if ((isTap ? tapped : asked) === token) return "";
  asked = token;
  if (isTap) tapped = token;
  const { result, refusal } = await call("openLink", { language, token, isTap });
  if (!token || guest.token !== token) return "";
  if (result) {
    setGuest({ name: text(result, "name"), token });
    const path = text(result, "path");
    if (path) location.replace(path + location.search + location.hash);
    else {
      open?.(field(result, "page"));
      if (field(result, "isGroup") === false) confirmOwn(token);
      if (isNew) showSections(field(result, "sections"));
      // Never takes a form away from somebody who is filling it in.
      if (isNew && !find("rsvp")?.contains(document.activeElement)) showRsvp(result);
    }
    return "";
  }
  asked = tapped = "";
  if (refusal === "link/invalid") {
    void keepCode();
    setGuest({ name: guest.name, token: "" });
    const lost = await sayRefusal(refusal);
    for (const place of [find("told"), messageOf(find("rsvp"))]) tell(place, lost);
  }
  return refusal || "trouble";
}
