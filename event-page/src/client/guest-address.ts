/** Whom the address speaks of. `name` is display only; `token` is what proves anything. */
export interface GuestAddress {
  name: string;
  token: string;
}

/** Longest name that is shown, that of the longest envelope; what somebody typed into an address is not ours to trust. */
const longestName = 172;

/**
 * Reads `#to=Bapak%20Hadi&g=<token>` and the plain `?to=Bapak+Hadi`.
 * With a token, only its own fragment may name the guest.
 * @param search with or without its question mark
 * @param hash with or without its hash sign
 */
export function readGuestAddress(search: string, hash: string): GuestAddress {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const token = fragment.get("g") ?? "";
  const name = fragment.get("to") ?? (token === "" ? new URLSearchParams(search).get("to") : null) ?? "";
  return { name: name.trim().slice(0, longestName), token };
}

/** The fragment that keeps this guest in the address, or a name alone that somebody put there; empty for nobody. */
export function guestFragment({ name, token }: GuestAddress): string {
  if (token === "") return name === "" ? "" : `#to=${encodeURIComponent(name)}`;
  return `#to=${encodeURIComponent(name)}&g=${token}`;
}
