import {
  getSession,
  hasStoredAccount,
  settledSession,
  useSession,
  type Session,
} from "../lib/session/session.ts";

/** Until it is known who is signed in, what the browser remembers decides: no host sees the front door for a moment. */
function isVisitor(session: Session): boolean {
  return session.status === "loading" ? !hasStoredAccount() : session.status === "signed-out";
}

/** Whether "/" is the front door here: nobody is signed in. Visitors do not wait for the code that could tell. */
export async function isVisiting(): Promise<boolean> {
  const session = getSession();
  return isVisitor(session.status === "loading" && hasStoredAccount() ? await settledSession() : session);
}

export function useIsVisitor(): boolean {
  return isVisitor(useSession());
}
