/** Endings of the addresses that advertisements are sent with; a word before a full stop and one of them is no sentence. */
const endings =
  "com|net|org|info|biz|xyz|top|site|online|store|shop|club|vip|pro|app|dev|live|link|click|win|bet|asia|icu|me|io|co|cc|ly|gl|gg|tv|id|my|sg";

const scheme = /\b(?:https?|ftp):\/\/|\bwww\d?\./iu;
/** Whole, or with a dot that is spelled: `slot88 [dot] com`. */
const host = new RegExp(
  `(?<![\\p{L}\\p{N}@])[\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\.|\\s*[([{]\\s*(?:dot|titik)\\s*[)\\]}]\\s*)(?:[\\p{L}\\p{N}-]+\\.)*(?:${endings})(?![\\p{L}\\p{N}])`,
  "iu",
);

/** Whether `text` leads somewhere else: a web address with or without its scheme, also with a dot in words. */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize("NFKC");
  return scheme.test(plain) || host.test(plain);
}
