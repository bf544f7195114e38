import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { ErrorScreen } from "../../ui/error-screen.tsx";
import type { ErrorStatus } from "../../ui/error-texts.ts";

/** What a route threw: a response with one of the known states shows its page, everything else is a 500. */
export function RouteError() {
  const error = useRouteError();
  return (
    <main id="content" tabIndex={-1}>
      <ErrorScreen status={statusOf(error)} />
    </main>
  );
}

function statusOf(error: unknown): ErrorStatus {
  if (!isRouteErrorResponse(error)) return 500;
  const { status } = error;
  return status === 401 || status === 403 || status === 404 || status === 503 ? status : 500;
}
