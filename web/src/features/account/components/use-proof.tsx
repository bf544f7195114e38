import { limits } from "@janur/domain/limits";
import type { User } from "firebase/auth";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { signedInAt } from "../own-account-data.ts";

// For whoever signs in by phone alone it brings the rules of the world's phone numbers, which the settings do not need.
const ProofDialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/**
 * When whoever is signed in last proved who they are, for all that asks. Read beforehand: a window of Google's opens in
 * the moment of the tap alone.
 */
const provenAt = new WeakMap<User, number>();

/**
 * Ways into the account change only soon after signing in, as Firebase itself asks of e-mail and password: whoever finds
 * an open device adds none of their own.
 * @returns `after` runs the deed, now or after a proof of who it is; `dialog` stands somewhere in the page
 */
export function useProof(): { after: (deed: () => void) => void; dialog: ReactNode } {
  const { user } = useSignedIn();
  const [waiting, setWaiting] = useState<{ deed: () => void } | null>(null);
  useEffect(() => {
    signedInAt(user).then(
      (time) => {
        provenAt.set(user, Math.max(time, provenAt.get(user) ?? 0));
      },
      // Without signal nothing of this could be changed either.
      () => undefined,
    );
  }, [user]);
  const after = (deed: () => void) => {
    if (Date.now() - (provenAt.get(user) ?? 0) <= limits.account.freshMs) deed();
    else setWaiting({ deed });
  };
  const dialog = waiting !== null && (
    <Suspense>
      <ProofDialog
        onProven={() => {
          provenAt.set(user, Date.now());
          setWaiting(null);
          waiting.deed();
        }}
        onClose={() => {
          setWaiting(null);
        }}
      />
    </Suspense>
  );
  return { after, dialog };
}
