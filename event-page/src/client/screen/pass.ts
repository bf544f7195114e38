import { keep, kept } from "../storage.ts";

/*
 * What this device keeps of the screen: the secret of its link, what it showed last and whom it has greeted. So a reload,
 * or a projector that was switched off, goes on where it was. All of it goes when the link is no good any more.
 */

const keys = { token: "janur:screen", show: "janur:screen-show", done: "janur:screen-done" } as const;

export const pass = { token: "" };

/** Takes the secret out of the address, which everybody in the hall could read. @returns whether it is another than before */
export function readToken(): boolean {
  const before = kept("localStorage", keys.token);
  const given = new URLSearchParams(location.hash.slice(1)).get("t");
  if (given === null) {
    pass.token ||= before;
    return false;
  }
  history.replaceState(null, "", location.pathname);
  pass.token = given;
  if (given === before) return false;
  forget();
  pass.token = given;
  keep("localStorage", keys.token, given);
  return true;
}

export function forget(): void {
  pass.token = "";
  for (const key of Object.values(keys)) {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}

export function keepShow(show: string): void {
  keep("localStorage", keys.show, show);
}

export function keptShow(): string {
  return kept("localStorage", keys.show);
}

export function keepDone(done: readonly string[]): void {
  keep("localStorage", keys.done, done.join(" "));
}

export function keptDone(): string[] {
  return kept("localStorage", keys.done).split(" ").filter(Boolean);
}
