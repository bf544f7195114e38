/** The cache of one link's code, by its first signs: too few to make a link of. */
export function cacheOf(token: string): string {
  return `janur-code:${token.slice(0, 8)}`;
}
