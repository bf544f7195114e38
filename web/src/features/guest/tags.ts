/** Parts of a text, each once, without those that are empty. */
export function partsOf(text: string, separator: RegExp): string[] {
  const parts = text.split(separator).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

/** "VIP, kantor" as two tags. */
export function tagsIn(text: string): string[] {
  return partsOf(text, /[,\n]/);
}
