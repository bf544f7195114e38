/** Keys in localStorage; `public/first-paint.js` reads them, and those of device-settings.ts, before the first paint. */
export const preferenceKeys = { colorScheme: "janur.colorScheme", language: "janur.language" } as const;

/** Accounts that left this tab: what still runs in their name writes nothing any more. */
const gone = new Set<string>();

/** An account has left this tab, or has come back to it. */
export function setGone(uid: string, isGone: boolean): void {
  if (isGone) gone.add(uid);
  else gone.delete(uid);
}

/** Storage can be forbidden (private windows, policies): then a choice lasts as long as the tab. */
export function readStored(storage: "localStorage" | "sessionStorage", key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(
  storage: "localStorage" | "sessionStorage",
  key: string,
  value: string | null,
): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else if (!key.split(".").some((part) => gone.has(part))) window[storage].setItem(key, value);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}

export function storedKeys(storage: "localStorage" | "sessionStorage"): string[] {
  try {
    return Object.keys(window[storage]);
  } catch {
    return [];
  }
}
