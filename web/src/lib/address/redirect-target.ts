/** A path of the application as a pattern: literal segments, or `:name` for one segment. */
export type PathPattern = `/${string}`;

function matches(pattern: PathPattern, pathname: string): boolean {
  const wanted = pattern.split("/");
  const found = pathname.split("/");
  return (
    wanted.length === found.length &&
    wanted.every((segment, index) => {
      const given = found[index];
      return segment.startsWith(":")
        ? given !== undefined && /^[A-Za-z0-9_-]{1,128}$/.test(given)
        : segment === given;
    })
  );
}

/**
 * Where to go after signing in: a path of this application, or null for
 * anything else. The value comes from the address bar, so a stranger may have
 * written it. Only plain characters pass: no scheme, no second slash, no
 * backslash, no encoded character in the path, no control characters.
 * @param value the `redirect` parameter, decoded once by URLSearchParams
 * @param known the paths that may be a target
 */
export function parseRedirectTarget(value: string | null, known: readonly PathPattern[]): string | null {
  if (value === null || value.length > 1_000) return null;
  const parts = /^(\/[A-Za-z0-9/_-]*)(\?[A-Za-z0-9=&%._~+-]*)?(#[A-Za-z0-9=&%._~+-]*)?$/.exec(value);
  const pathname = parts?.[1];
  if (pathname === undefined || pathname.includes("//")) return null;
  const trimmed = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  if (!known.some((pattern) => matches(pattern, trimmed))) return null;
  return trimmed + (parts?.[2] ?? "") + (parts?.[3] ?? "");
}
