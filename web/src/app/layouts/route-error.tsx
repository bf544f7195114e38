import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { isUnreachable } from "../../lib/stale-build.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorScreen } from "../../ui/error-screen.tsx";
import type { ErrorStatus } from "../../ui/error-texts.ts";

/**
 * What a route threw: a response with one of the known states shows its page, what the signal took away says so, and
 * everything else is a 500.
 */
export function RouteError() {
  const error = useRouteError();
  return (
    <main id="content" tabIndex={-1}>
      {isUnreachable(error) ? <Unreachable /> : <ErrorScreen status={statusOf(error)} />}
    </main>
  );
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
