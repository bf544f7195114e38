/** Storage may be switched off or full; the page works without. */
export function keep(storage: "localStorage" | "sessionStorage", key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    return;
  }
}

/** What was kept, or the empty string. */
export function kept(storage: "localStorage" | "sessionStorage", key: string): string {
  try {
    return window[storage].getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** A random key of one attempt: sent twice, it has one effect. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16)).join("");
}
