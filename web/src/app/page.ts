import type { ComponentType } from "react";
import { redirect, type Params, type RouteObject } from "react-router-dom";
import { staffNeedsSecondFactor } from "../lib/firebase/config.ts";
import { loadNamespaces } from "../lib/i18n/i18n.ts";
import type { Namespace } from "../lib/i18n/resources.d.ts";
import { settledSession, type SignedIn } from "../lib/session/session.ts";
import { fetchAhead } from "../lib/browser/lazy-part.ts";
import { whileCurrent } from "../lib/browser/stale-build.ts";
import type shell from "../locales/id/shell.ts";
import { appPaths, signInPath } from "./paths.ts";

export type PageTitle = keyof (typeof shell)["page"];

/** What a route file exports. `load` only warms caches: it also runs ahead of a click. */
export interface PageModule {
  Component: ComponentType;
  load?: (args: { params: Params; url: URL }) => Promise<unknown>;
}

/** The same behind the guard: `load` knows who is signed in. */
export interface PrivatePageModule {
  Component: ComponentType;
  load?: (args: { params: Params; url: URL; session: SignedIn }) => Promise<unknown>;
}

/** What layouts and links read of a route. */
export interface PageHandle {
  title: PageTitle;
  /** The path above, of a page that others lead to. */
  parent?: string;
  warm: (params: Params, url: URL) => Promise<unknown>;
}

interface PageOptions<Module> {
  path: string;
  title: PageTitle;
  namespaces?: readonly Namespace[];
  /** Texts of its late parts: they are fetched ahead as the parts are. */
  lateNamespaces?: readonly Namespace[];
  parent?: string;
  module: () => Promise<Module>;
}

/** How long a navigation waits for data, in ms; the page's own skeleton waits for the rest. */
const dataPatienceMs = 1_500;

/** Waits for what a page loads, but never so long that a tap seems to lead nowhere. */
async function inGoodTime(loading: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, dataPatienceMs);
  });
  try {
    await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Loadable {
  Component: ComponentType;
  loadFor: (params: Params, url: URL) => Promise<unknown>;
}

function route<Module>(options: PageOptions<Module>, adapt: (module: Module) => Loadable): RouteObject {
  const { lateNamespaces } = options;
  const fetchPage = async () => {
    const [module] = await Promise.all([options.module(), loadNamespaces(options.namespaces ?? [])]);
    return adapt(module);
  };
  const handle: PageHandle = {
    title: options.title,
    ...(options.parent === undefined ? {} : { parent: options.parent }),
    warm: async (params, url) => (await fetchPage()).loadFor(params, url),
  };
  return {
    path: options.path,
    handle,
    lazy: async () => {
      const { Component, loadFor } = await whileCurrent(fetchPage());
      if (lateNamespaces !== undefined) fetchAhead(() => loadNamespaces(lateNamespaces));
      return {
        Component,
        loader: async ({ params, request }) => (await loadFor(params, new URL(request.url))) ?? null,
      };
    },
  };
}

/** A route that anybody may open; its code, texts and data arrive when somebody means to go there. */
export function page(options: PageOptions<PageModule>): RouteObject {
  return route(options, (module) => ({
    Component: module.Component,
    loadFor: async (params, url) => module.load?.({ params, url }),
  }));
}

/** A route of the authenticated group. Its `load` waits until it is known who is signed in. */
export function privatePage(options: PageOptions<PrivatePageModule>): RouteObject {
  return route(options, (module) => ({
    Component: module.Component,
    loadFor: async (params, url) => {
      const session = await requireSession(url);
      await inGoodTime(module.load?.({ params, url, session }));
    },
  }));
}

/**
 * @param isFactorNeeded whether a password alone is not enough
 * @throws a 403 for everybody who is not on the staff, and a redirect to where they set up the second factor that they lack
 */
export function requireStaff(
  { isAdmin, hasSecondFactor }: Pick<SignedIn, "isAdmin" | "hasSecondFactor">,
  isFactorNeeded = staffNeedsSecondFactor,
): void {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer a status
  if (!isAdmin) throw new Response(null, { status: 403 });
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to redirect
  if (isFactorNeeded && !hasSecondFactor) throw redirect(`${appPaths.accountSettings}#second-factor`);
}

/** @throws a redirect to the sign-in page, which knows the way back, or to the page of an account that is closed */
export async function requireSession(url: URL): Promise<SignedIn> {
  const session = await settledSession();
  if (session.status === "signed-in") {
    if (!session.isClosed) return session;
    // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to redirect
    throw redirect(appPaths.accountClosed);
  }
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to redirect
  throw redirect(signInPath(url.pathname + url.search + url.hash));
}
