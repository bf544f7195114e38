import { ErrorScreen } from "../../ui/error/error-screen.tsx";

export function Component() {
  return (
    <main id="content" tabIndex={-1}>
      <ErrorScreen status={401} />
    </main>
  );
}
