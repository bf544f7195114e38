/**
 * What a table is called where its name stands alone: "Meja 7" where a table is called 7; "Meja 7" and "VIP A" say by
 * themselves what they are.
 * @param word "Meja" in the reader's language
 */
export function tableText(name: string, word: string): string {
  return /^[\p{N}\s.-]+$/u.test(name) ? `${word} ${name}` : name;
}
