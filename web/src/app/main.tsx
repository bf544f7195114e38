import "../ui/styles.ts";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { i18nReady } from "../lib/i18n/i18n.ts";
import { watchSessionWhenUseful } from "../lib/session/session.ts";
import { reloadOnceOnMissingChunk } from "../lib/browser/stale-build.ts";
import { App } from "./app.tsx";
import { router } from "./router.tsx";

reloadOnceOnMissingChunk(() => {
  const { location } = router.state.navigation;
  return location === undefined ? null : router.createHref(location);
});
watchSessionWhenUseful();

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
const root = createRoot(container);

/** The sign-in page may stand there already, out of the HTML: it stays until the live one takes its place in one step. */
const firstPage =
  "frame" in document.documentElement.dataset && !router.state.initialized
    ? new Promise<void>((resolve) => {
        const unsubscribe = router.subscribe(({ initialized }) => {
          if (!initialized) return;
          unsubscribe();
          resolve();
        });
      })
    : undefined;

// The first frame already speaks the right language; without its texts the page still starts.
void Promise.allSettled([i18nReady, firstPage]).then(() => {
  // In pieces, between which a phone answers to a finger.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
});
