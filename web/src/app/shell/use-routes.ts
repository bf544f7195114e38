import { createContext, use } from "react";
import type { RouteObject } from "react-router-dom";

/** The route table, handed down so that parts of the shell need not import the router they are part of. */
export const RoutesContext = createContext<RouteObject[]>([]);

export function useRoutes(): RouteObject[] {
  return use(RoutesContext);
}
