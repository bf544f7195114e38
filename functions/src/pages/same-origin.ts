import type { Request } from "firebase-functions/v2/https";
import { projectId, siteUrl } from "../platform/runtime.ts";

/**
 * Plain forms carry no ambient authority, so a token against forgery would
 * guard nothing; that the form stood on our own page is still asked for. What
 * our own names are the settings say: whoever calls can write the headers of a
 * request, `X-Forwarded-Host` too.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.get("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  return ownOrigins().includes(request.get("origin") ?? "");
}

/** The product's own address, and those that Firebase gives every project. */
function ownOrigins(): string[] {
  const id = projectId();
  return [siteUrl(), `https://${id}.web.app`, `https://${id}.firebaseapp.com`];
}
