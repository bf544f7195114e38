/** Whether the client has this very body. Caches that compress weaken a tag to `W/"…"`, which is as good here. */
export function isKnown(request: { get: (header: string) => string | undefined }, etag: string): boolean {
  const known = (request.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}
