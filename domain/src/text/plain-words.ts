/** Lower-case letters and digits without accents, words one space apart. */
export function plainWords(text: string): string {
  const bare = /[^ -~]/.test(text) ? text.normalize("NFD").replace(/[\p{M}’ʿ]/gu, "") : text;
  return bare
    .replace(/['`]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
