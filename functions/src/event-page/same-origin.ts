import type { Request } from "firebase-functions/v2/https";

/**
 * Plain forms carry no ambient authority, so a token against forgery would
 * guard nothing; that the form stood on our own page is still asked for.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.get("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  const origin = request.get("origin");
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === requestHost(request);
}

/** The public host: Hosting passes it in `X-Forwarded-Host`. */
export function requestHost(request: Request): string {
  return request.get("x-forwarded-host") ?? request.get("host") ?? "localhost";
}

/** E.g. `https://janur.example`; emulators speak plain http on loopback. */
export function requestOrigin(request: Request): string {
  const host = requestHost(request);
  const isLoopback = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
  return `${isLoopback ? "http" : "https"}://${host}`;
}
