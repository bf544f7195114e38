import type { Response } from "express";

/**
 * What every answer of a function carries, whatever is in it: on these paths Hosting adds no header. A body that no
 * page of ours frames, runs or sends forms from needs none of what a policy could allow; pages put their own in its place.
 */
export function setCommonHeaders(response: Response): void {
  response.removeHeader("X-Powered-By");
  response.set({
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "Content-Security-Policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
  });
}
