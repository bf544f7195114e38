import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { isUnreachable } from "../../lib/browser/stale-build.ts";
import { EmptyState } from "../../ui/list/empty-state.tsx";
import { ErrorScreen } from "../../ui/error/error-screen.tsx";
import type { ErrorStatus } from "../../ui/error/error-texts.ts";

/** In place of everything, the shell included. */
export function RouteError() {
  return (
    <main id="content" tabIndex={-1}>
      <PageError />
    </main>
  );
}

/**
 * What a route threw, inside the shell: a response with one of the known states shows its page, what the signal took
 * away says so, and everything else is a 500.
 */
export function PageError() {
  const error = useRouteError();
  return isUnreachable(error) ? <Unreachable /> : <ErrorScreen status={statusOf(error)} />;
}

/** Chromium remembers that a module did not come: only the page loaded anew asks for it again. */
function Unreachable() {
  const { t } = useTranslation("shell");
  useEffect(() => {
    const reload = () => {
      window.location.reload();
    };
    window.addEventListener("online", reload);
    return () => {
      window.removeEventListener("online", reload);
    };
  }, []);
  return <EmptyState text={t("unreachable")} />;
}

function statusOf(error: unknown): ErrorStatus {
  if (!isRouteErrorResponse(error)) return 500;
  const { status } = error;
  return status === 401 || status === 403 || status === 404 || status === 503 ? status : 500;
}
