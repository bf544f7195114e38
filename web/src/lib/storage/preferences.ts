/** Keys in localStorage; `public/first-paint.js` reads them, and those of device-settings.ts, before the first paint. */
export const preferenceKeys = { colorScheme: "janur.colorScheme", language: "janur.language" } as const;

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
    else window[storage].setItem(key, value);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}
