import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation, type LoaderFunctionArgs } from "react-router-dom";
import { useSession } from "../lib/session/session.ts";
import { AccountSkeleton } from "./layouts/account-skeleton.tsx";
import { ShellSkeleton } from "./layouts/shell-skeleton.tsx";
import { requireSession } from "./page.ts";
import { appPaths } from "./paths.ts";
import { isVisiting, useIsVisitor } from "./visitor.ts";

const loadShell = () => import("./layouts/shell.tsx");
const Shell = lazy(async () => ({ default: (await loadShell()).Shell }));

/**
 * The guard of the authenticated group. "/" belongs to it, too: there a visitor is not sent away but meets the front door
 * (docs/decisions/058).
 * @throws a redirect to the sign-in page
 */
export async function loadGuarded({ request }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url);
  if (url.pathname === appPaths.home && (await isVisiting())) return null;
  await Promise.all([loadShell(), requireSession(url)]);
  requestIdle(() => {
    // Whoever only looks at the front door loads nothing for it.
    void import("../lib/client/report-faults.ts").then(
      ({ reportFaults }) => {
        reportFaults();
      },
      () => undefined,
    );
  });
  return null;
}

/** Safari has no idle time to ask for. */
function requestIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 2_000);
}

/** The shell around the group's pages; nothing around the front door. */
export function Guarded() {
  const session = useSession();
  const isVisitor = useIsVisitor();
  const { pathname } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(session.status === "signed-in");
  if (session.status === "signed-in" && !wasSignedIn) setWasSignedIn(true);
  // Whoever signs out in the shell is led to the sign-in page by it.
  if (isVisitor && pathname === appPaths.home && !wasSignedIn) return <Outlet />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Shell />
    </Suspense>
  );
}

export function GuardSkeleton() {
  const isAtDoor = useIsVisitor() && window.location.pathname === appPaths.home;
  return isAtDoor ? <AccountSkeleton /> : <ShellSkeleton />;
}
