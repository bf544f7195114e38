/** Short, as ids of tables are: eight of these letters, by chance. */
const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

export function newPartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join("");
}
