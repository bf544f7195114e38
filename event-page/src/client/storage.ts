/** Storage may be switched off or full; the page works without. */
export function keep(storage: "localStorage" | "sessionStorage", key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    return;
  }
}

export function kept(storage: "localStorage" | "sessionStorage", key: string): string {
  try {
    return window[storage].getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** A random key of one attempt: sent twice, it has one effect. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
