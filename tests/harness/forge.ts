/** The same token with another letter three before its end: every bit of it counts, unlike those of the last one. */
export function forge(token: string): string {
  const at = token.length - 3;
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}
