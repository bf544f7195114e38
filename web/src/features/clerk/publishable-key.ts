export type PublishableKey = { state: "missing" } | { state: "malformed" } | { state: "set"; key: string };

/** @param value what the build was given; Clerk's key is a prefix and the base64 of its host, ended by `$` */
export function readPublishableKey(value: string | undefined): PublishableKey {
  if (value === undefined || value.trim() === "") return { state: "missing" };
  const host = /^pk_(?:test|live)_([A-Za-z0-9+/]+={0,2})$/.exec(value.trim())?.[1];
  if (host === undefined) return { state: "malformed" };
  try {
    return atob(host).endsWith("$") ? { state: "set", key: value.trim() } : { state: "malformed" };
  } catch {
    return { state: "malformed" };
  }
}
