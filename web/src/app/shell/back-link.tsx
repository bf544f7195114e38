import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { generatePath, matchRoutes, useLocation } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { pageHandle } from "../preload.ts";
import classes from "../layouts/shell.module.css";
import { useRoutes } from "./use-routes.ts";

/** The way to the page above, named after it. @param children what stands on pages that have none above */
export function BackLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const routes = useRoutes();
  const { pathname } = useLocation();
  const match = matchRoutes(routes, pathname)?.at(-1);
  const parent = pageHandle(match?.route.handle)?.parent;
  if (match === undefined || parent === undefined) return children;
  const path = generatePath(parent, match.params);
  const title = pageHandle(matchRoutes(routes, path)?.at(-1)?.route.handle)?.title;
  return (
    <PreloadLink to={path} className={classes.back ?? ""}>
      <Icon of={IconArrowLeft} />
      <span>{title !== undefined && t(`page.${title}`)}</span>
    </PreloadLink>
  );
}
