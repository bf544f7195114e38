import { MantineProvider } from "@mantine/core";
import type { Language } from "@janur/domain/language";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { i18nReady, loadNamespaces } from "../lib/i18n/i18n.ts";
import { cssVariables, theme } from "../ui/theme.ts";
import { appPaths } from "./paths.ts";
import { Component } from "./routes/sign-in.tsx";

/**
 * The sign-in page as markup that does nothing yet: the build puts it into the page's HTML (`web/build/sign-in-frame.ts`), so
 * that it is painted before its script has come. Never part of a script that a browser loads.
 */
export async function renderSignIn(language: Language): Promise<string> {
  await i18nReady;
  await i18next.changeLanguage(language);
  await loadNamespaces(["account"]);
  const router = createMemoryRouter([{ path: "*", Component }], { initialEntries: [appPaths.signIn] });
  return renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <RouterProvider router={router} />
    </MantineProvider>,
    { identifierPrefix: language },
  );
}
