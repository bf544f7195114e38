import "../ui/styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { i18nReady } from "../lib/i18n/i18n.ts";
import { watchSessionWhenUseful } from "../lib/session/session.ts";
import { reloadOnceOnMissingChunk } from "../lib/stale-build.ts";
import { App } from "./app.tsx";

reloadOnceOnMissingChunk();
watchSessionWhenUseful();

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
const root = createRoot(container);

// The first frame already speaks the right language; without its texts the page still starts.
void i18nReady.finally(() => {
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
