import { useLocation } from "react-router-dom";
import { ErrorScreen } from "../../ui/error/error-screen.tsx";
import type { ErrorStatus } from "../../ui/error/error-texts.ts";

const statuses: readonly ErrorStatus[] = [401, 403, 404, 500, 503];

/** The page of the state that its own address names; of an address that leads nowhere, the 404. */
export function Component() {
  const named = useLocation().pathname.split("/")[1];
  return (
    <main id="content" tabIndex={-1}>
      <ErrorScreen status={statuses.find((status) => String(status) === named) ?? 404} />
    </main>
  );
}
