/** The token of a personal link, whether it stands alone, behind a name, or in the page's own form. */
export function tokenIn(link: string): string {
  const token = /[#&](?:g=)?([\w.-]+)$/.exec(link)?.[1];
  if (token === undefined) throw new Error("the link has no token");
  return token;
}
