import { keep, kept } from "./storage.ts";

const tokenKey = "janur:pass";
const unlockTokenKey = "janur:pass-proof";

/** The secret of the helper's link, and that its PIN was given; both live as long as this tab. */
export const pass = { token: "", proof: "" };

export function keepUnlockToken(proof: string): void {
  pass.proof = proof;
  keep("sessionStorage", unlockTokenKey, proof);
}

/**
 * Takes the secret out of the address, which is copied, shared and seen, or from what this tab has kept.
 * @returns whether the address had one
 */
export function readToken(): boolean {
  const given = new URLSearchParams(location.hash.slice(1)).get("t");
  if (given === null) {
    pass.token ||= kept("sessionStorage", tokenKey);
    pass.proof ||= kept("sessionStorage", unlockTokenKey);
    return false;
  }
  // The same link, opened again, need not ask for its PIN again.
  if (given === kept("sessionStorage", tokenKey)) pass.proof = kept("sessionStorage", unlockTokenKey);
  else keepUnlockToken("");
  pass.token = given;
  keep("sessionStorage", tokenKey, given);
  history.replaceState(null, "", location.pathname);
  return true;
}
