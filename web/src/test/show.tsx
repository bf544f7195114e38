import { MantineProvider } from "@mantine/core";
import { StrictMode, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { i18nReady } from "../lib/i18n/i18n.ts";
import "../ui/styles.ts";
import { cssVariables, theme } from "../ui/theme.ts";

/** Shows one component as the application shows it, in Indonesian, until its test is over. */
export async function show(component: ReactNode): Promise<void> {
  await i18nReady;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    flushSync(() => {
      root.unmount();
    });
    place.remove();
  });
  flushSync(() => {
    root.render(
      <StrictMode>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
          {component}
        </MantineProvider>
      </StrictMode>,
    );
  });
}
