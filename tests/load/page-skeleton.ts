/**
 * The elements of a document in their order, each with its attributes' names:
 * `<a href=>`, `</a>`. A template that escapes gives the same skeleton for
 * every text; markup that came out of a text is a line more. What stands in
 * scripts and styles is theirs and left out; so are classes, by which long
 * names are set smaller.
 */
export function skeletonOf(html: string): string[] {
  const withoutCode = html.replaceAll(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gis, "$1$3");
  return (withoutCode.match(/<[!/]?[a-z-][^>]*>/gi) ?? []).map((tag) => {
    const name = /^<[!/]?[a-z0-9-]+/i.exec(tag)?.[0] ?? "";
    const rest = tag
      .slice(name.length)
      .replaceAll(/="[^"]*"/g, "=")
      .replaceAll(/\s+class=/g, "");
    return `${name}${rest}`;
  });
}
