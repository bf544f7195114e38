import { parseTeamInviteToken } from "@janur/domain/team/team-invite";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";

const storageKey = "janur.teamLink";

/**
 * The token of the link that was opened, kept in this tab while somebody signs
 * in. It leaves the address at once: addresses are copied, shared and seen.
 */
export function takeToken(location: Location, history: History): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get("t");
  if (given !== null) {
    writeStored("sessionStorage", storageKey, given);
    history.replaceState(history.state, "", location.pathname);
  }
  const token = given ?? readStored("sessionStorage", storageKey);
  return token === null || parseTeamInviteToken(token) === null ? null : token;
}

export function forgetToken(): void {
  writeStored("sessionStorage", storageKey, null);
}
