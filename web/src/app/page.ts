import type { ComponentType } from "react";
import { redirect, type Params, type RouteObject } from "react-router-dom";
import { loadNamespaces } from "../lib/i18n/i18n.ts";
import type { Namespace } from "../lib/i18n/resources.d.ts";
import { settledSession, type SignedIn } from "../lib/session/session.ts";
import { whileCurrent } from "../lib/stale-build.ts";
import type shell from "../locales/id/shell.ts";
import { signInPath } from "./paths.ts";

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
  /** Shown in the breadcrumbs in place of the title, as for an invitation's own name. */
  Crumb?: ComponentType<{ params: Params }>;
  /** The path above, where the address does not say it. */
  parent?: string;
  warm: (params: Params, url: URL) => Promise<unknown>;
}

interface PageOptions<Module> {
  path: string;
  title: PageTitle;
  namespaces?: readonly Namespace[];
  Crumb?: ComponentType<{ params: Params }>;
  parent?: string;
  module: () => Promise<Module>;
}

interface Loadable {
  Component: ComponentType;
  loadFor: (params: Params, url: URL) => Promise<unknown>;
}

function route<Module>(options: PageOptions<Module>, adapt: (module: Module) => Loadable): RouteObject {
  const fetchPage = async () => {
    const [module] = await Promise.all([options.module(), loadNamespaces(options.namespaces ?? [])]);
    return adapt(module);
  };
  const handle: PageHandle = {
    title: options.title,
    ...(options.Crumb === undefined ? {} : { Crumb: options.Crumb }),
    ...(options.parent === undefined ? {} : { parent: options.parent }),
    warm: async (params, url) => (await fetchPage()).loadFor(params, url),
  };
  return {
    path: options.path,
    handle,
    lazy: async () => {
      const { Component, loadFor } = await whileCurrent(fetchPage());
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
      return module.load?.({ params, url, session });
    },
  }));
}

/** @throws a 403 for everybody who is not on the staff */
export function requireStaff({ isAdmin }: SignedIn): void {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to answer a status
  if (!isAdmin) throw new Response(null, { status: 403 });
}

/** @throws a redirect to the sign-in page, which knows the way back */
export async function requireSession(url: URL): Promise<SignedIn> {
  const session = await settledSession();
  if (session.status === "signed-in") return session;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
  throw redirect(signInPath(url.pathname + url.search + url.hash));
}
