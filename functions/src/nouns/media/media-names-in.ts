/** Names of stored files that stand anywhere in a content; none where there is no content. */
export function mediaNamesIn(content: object | undefined): Set<string> {
  const written = JSON.stringify(content ?? null);
  return new Set([...written.matchAll(/"([0-9a-f]{32})"/g)].flatMap(([, name]) => name ?? []));
}
