/** Ends of names on the internet that people meet most. */
const usualEnds =
  "app|biz|cc|cfd|click|club|co|com|dev|edu|fun|gov|icu|id|info|io|link|live|ly|me|mil|net|online|org|page|pro|shop|site|sbs|store|test|to|top|tv|vip|web|website|win|xyz";
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const edge = String.raw`(?![\p{L}\p{N}])`;
/** `S.Pd`, `Drs.Budi` and `12.12.2026` are none: a host has a path, an end that is known, or small letters throughout. */
const addresses = [
  String.raw`[a-z][a-z0-9+.-]*:\/\/\S*`,
  String.raw`(?:javascript|data|mailto|tel):\S+`,
  String.raw`www\.\S+`,
  String.raw`[^\s@]+@${label}(?:\.${label})+`,
  String.raw`(?:\d+(?:\.\d+){3}|(?:${label}\.)+\p{L}{2,})(?::\d+)?[\/?#]\S*`,
  String.raw`${label}(?:\.${label})*\.(?:${usualEnds})${edge}`,
].join("|");
const anyAddress = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${addresses})`, "giu");
const smallHost = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])[\p{Ll}\p{N}-]{2,}(?:\.[\p{Ll}\p{N}-]+)*\.\p{Ll}{2,}${edge}`,
  "gu",
);

/** The text with "…" in place of whatever a mail program would make a link of. */
export function withoutAddresses(text: string): string {
  return text.replace(anyAddress, "…").replace(smallHost, "…");
}
