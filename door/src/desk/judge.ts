import { doorDigestBytes, parseDoorCode } from "@janur/domain/door/door-code";
import { doorTestCode } from "@janur/domain/door/door-device";
import { verdictOn, type Verdict } from "@janur/domain/door/verdict";
import { attendeeOf } from "./attendees.ts";
import { currentCeremony, currentLog, desk } from "./desk.ts";

async function digestOf(code: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  const some = String.fromCharCode(...new Uint8Array(hash, 0, doorDigestBytes));
  return btoa(some).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whether a text is meant for a door at all; what else a scanner types is a search. */
export function isCode(text: string): boolean {
  return text.trim() === doorTestCode || parseDoorCode(text) !== null;
}

/** What to say to whatever a camera or a scanner has read. */
export async function judge(text: string): Promise<Verdict | "test"> {
  const state = desk.get();
  if (text.trim() === doorTestCode) return "test";
  const code = parseDoorCode(text);
  const ceremony = currentCeremony(state);
  if (code === null || ceremony === null) return { kind: "unknown" };
  const row = state.list.byId.get(code.guestId);
  const attendee = attendeeOf(currentLog(state), ceremony.id, code.guestId);
  return verdictOn(await digestOf(text.trim()), row, attendee, ceremony);
}
