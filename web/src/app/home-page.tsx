import { lazy, useState, type ComponentType } from "react";
import type { Params, RouteObject } from "react-router-dom";
import { whileCurrent } from "../lib/browser/stale-build.ts";
import { loadNamespaces } from "../lib/i18n/i18n.ts";
import { requireSession, type PageHandle } from "./page.ts";
import { appPaths } from "./paths.ts";
import { isVisiting, useIsVisitor } from "./visitor.ts";

const fetchHome = () => import("./routes/home.tsx");
const fetchFrontDoor = () => import("./routes/front-door.tsx");

type Kind = "home" | "door";

/** Pages that are there already: the painted front door gives way to the live one in one step, with nothing in between. */
const loaded: Partial<Record<Kind, ComponentType>> = {};

const loadHome = async () => {
  const [module] = await Promise.all([fetchHome(), loadNamespaces(["home", "invitation", "problem"])]);
  loaded.home = module.Component;
  return module;
};
const loadFrontDoor = async () => {
  const [module] = await Promise.all([fetchFrontDoor(), loadNamespaces(["front-door"])]);
  loaded.door = module.Component;
  return module;
};
/** For who signs in or out while "/" stands there. */
const later: Record<Kind, ComponentType> = {
  home: lazy(async () => ({ default: (await loadHome()).Component })),
  door: lazy(async () => ({ default: (await loadFrontDoor()).Component })),
};

async function load(url: URL): Promise<unknown> {
  if (await isVisiting()) {
    await whileCurrent(loadFrontDoor());
    return null;
  }
  const { load: warm } = await whileCurrent(loadHome());
  return warm({ session: await requireSession(url) });
}

function HomeOrFrontDoor() {
  const kind = useIsVisitor() ? "door" : "home";
  return <PageOf key={kind} kind={kind} />;
}

/** The same component for as long as it stands, also when its page is loaded meanwhile. */
function PageOf({ kind }: { kind: Kind }) {
  const [Page] = useState<ComponentType>(() => loaded[kind] ?? later[kind]);
  return <Page />;
}

const handle: PageHandle = { title: "home", warm: (_params: Params, url: URL) => load(url) };

/** What stands at "/": home for hosts, the front door for everybody else. Each fetches only its own code. */
export const homePage: RouteObject = {
  path: appPaths.home,
  handle,
  loader: async ({ request }) => (await load(new URL(request.url))) ?? null,
  Component: HomeOrFrontDoor,
};
