import { MantineProvider } from "@mantine/core";
import type { Language } from "@janur/domain/text/language";
import i18next from "i18next";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { i18nReady, loadNamespaces } from "../lib/i18n/i18n.ts";
import type { Namespace } from "../lib/i18n/resources.d.ts";
import { cssVariables, theme } from "../ui/theme.ts";
import { appPaths } from "./paths.ts";
import { Component as FrontDoor } from "./routes/front-door.tsx";
import { Component as SignIn } from "./routes/sign-in.tsx";

/*
 * Pages as markup that does nothing yet: the build puts them into their own HTML (`web/build/page-frames.ts`), so that they
 * are painted before their script has come. Never part of a script that a browser loads.
 */

interface Frame {
  path: string;
  Component: ComponentType;
  namespace: Namespace;
}

async function render({ path, Component, namespace }: Frame, language: Language): Promise<string> {
  await i18nReady;
  await i18next.changeLanguage(language);
  await loadNamespaces([namespace]);
  const router = createMemoryRouter([{ path: "*", Component }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <RouterProvider router={router} />
    </MantineProvider>,
    { identifierPrefix: language },
  );
}

export const renderSignIn = (language: Language): Promise<string> =>
  render({ path: appPaths.signIn, Component: SignIn, namespace: "account" }, language);

export const renderFrontDoor = (language: Language): Promise<string> =>
  render({ path: appPaths.home, Component: FrontDoor, namespace: "front-door" }, language);

/** What search engines and link previews say of the front door; in the language that nobody has to choose. */
export async function describeFrontDoor(): Promise<{ title: string; description: string }> {
  await i18nReady;
  await i18next.changeLanguage("id");
  await loadNamespaces(["front-door"]);
  return { title: i18next.t("shell:page.frontDoor"), description: i18next.t("front-door:lead") };
}
