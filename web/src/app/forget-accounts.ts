import { storedKeys, writeStored } from "../lib/storage/preferences.ts";
import { pictureDatabases, waitingKinds } from "../lib/storage/unsent.ts";

/** What this browser remembers whoever uses it: the second part of a key. Everything else of ours is an account's. */
const ofBrowser = new Set([
  ...["colorScheme", "language", "hasAccount", "accountChanged", "reloadedFor", "teamLink", "passwordAsked"],
  ...["favouriteThemes", "sidebarCollapsed", "pace", "whatsApp", "hasTapped"],
  // Go back to their defaults where the account goes (`applyDeviceSettings`).
  ...["accent", "textSize", "density", "hiddenMenu", "hiddenHome"],
]);
/** What was typed in this tab before anybody signed in goes on with whoever does. */
const ofVisit = new Set(["draft", "tried"]);

/**
 * Takes off this device what belongs to no account that is signed in: what was typed, what was left half done, and what
 * waits to be sent.
 * @param stays whose things stay; null when nobody is signed in
 * @param hasLeft an account has just left this tab
 * @param keepsWaiting nobody asked to leave: what the server does not have waits for its own account, until another one comes
 */
export function forgetAccounts(
  stays: string | null,
  { hasLeft, keepsWaiting }: { hasLeft: boolean; keepsWaiting: boolean },
): void {
  const waiting = new Set<string>(keepsWaiting ? waitingKinds : []);
  for (const storage of ["localStorage", "sessionStorage"] as const)
    for (const key of storedKeys(storage)) {
      const [start, kind = "", uid] = key.split(".");
      const isOurs = start === "janur" && !ofBrowser.has(kind);
      if (!isOurs || waiting.has(kind) || (ofVisit.has(kind) ? !hasLeft : uid === stays)) continue;
      writeStored(storage, key, null);
    }
  const left = storedKeys("localStorage");
  for (const [kind, name] of Object.entries(pictureDatabases))
    if (!left.some((key) => key.startsWith(`janur.${kind}.`))) forgetDatabase(name);
}

function forgetDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Where there is none, nothing lies in it.
  }
}
