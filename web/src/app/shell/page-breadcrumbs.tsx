import { IconArrowLeft, IconChevronRight } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { generatePath, matchRoutes, useLocation, type Params, type RouteObject } from "react-router-dom";
import { PreloadLink } from "../../ui/preload-link.tsx";
import type { PageHandle } from "../page.ts";
import { pageHandle } from "../preload.ts";
import classes from "../layouts/shell.module.css";
import { useRoutes } from "./use-routes.ts";

interface Step {
  path: string;
  handle: PageHandle;
  params: Params;
}

/** The page at a path, or none. */
function stepAt(routes: RouteObject[], path: string): Step[] {
  const match = matchRoutes(routes, path)?.at(-1);
  const handle = pageHandle(match?.route.handle);
  return match === undefined || handle === null || match.route.path === "*"
    ? []
    : [{ path, handle, params: match.params }];
}

/** Every ancestor of the current path that is a page itself, the home page excepted; those of its parent where it names one. */
function stepsTo(routes: RouteObject[], pathname: string): Step[] {
  const own = stepAt(routes, pathname);
  const parent = own[0]?.handle.parent;
  if (parent !== undefined) return [...stepsTo(routes, generatePath(parent, own[0]?.params)), ...own];
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return segments.flatMap((_, index) => stepAt(routes, `/${segments.slice(0, index + 1).join("/")}`));
}

export function PageBreadcrumbs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const steps = stepsTo(useRoutes(), pathname);
  const last = steps.at(-1);
  const label = ({ handle, params }: Step) =>
    handle.Crumb === undefined ? (
      t(`page.${handle.title}`)
    ) : (
      <Suspense fallback="…">
        <handle.Crumb params={params} />
      </Suspense>
    );
  if (last === undefined) return null;
  return (
    <nav aria-label={t("menu.breadcrumbs")} style={{ minWidth: 0 }}>
      <ol className={classes.crumbs}>
        {steps.slice(0, -1).map((step) => (
          <li key={step.path}>
            <PreloadLink to={step.path}>
              <IconArrowLeft size={20} stroke={1.75} aria-hidden />
              <span>{label(step)}</span>
            </PreloadLink>
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </li>
        ))}
        <li>
          <span aria-current="page">{label(last)}</span>
        </li>
      </ol>
    </nav>
  );
}
