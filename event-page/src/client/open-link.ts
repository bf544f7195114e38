import { call } from "./call.ts";
import { guest, setGuest } from "./guest.ts";
import { find, invitationId, language, say, slug, tell } from "./page.ts";
import { text } from "./read.ts";
import { showRsvp } from "./rsvp.ts";

let opened = "";
let tapped = "";

/**
 * Asks once whose link this is; a real tap is told once more, because only it
 * counts as opened by a person.
 */
export async function openLink(isTap: boolean): Promise<void> {
  const { token } = guest;
  if (token === "" || tapped === token || (!isTap && opened === token)) return;
  const isFirst = opened !== token;
  opened = token;
  if (isTap) tapped = token;
  const outcome = await call("openLink", { invitationId, slug, language, token, isTap });
  if (guest.token !== token) return;
  if ("result" in outcome) {
    setGuest({ name: text(outcome.result, "name"), token });
    if (isFirst && !isTyping()) showRsvp(text(outcome.result, "rsvpHtml"));
    return;
  }
  opened = "";
  if (isTap) tapped = "";
  if ("refusal" in outcome && outcome.refusal === "link/invalid") {
    setGuest({ name: guest.name, token: "" });
    tell(find("rsvp")?.querySelector(".say"), say("link/invalid"));
  }
}

/** Never takes a form away from somebody who is filling it in. */
function isTyping(): boolean {
  return find("rsvp")?.contains(document.activeElement) ?? false;
}
