/** A secret of 24 random bytes, made here so that it never travels to a browser. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const text = btoa(String.fromCharCode(...bytes));
  return `whsec_${text.replaceAll("+", "-").replaceAll("/", "_")}`;
}
