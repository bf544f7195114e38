import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { generatePath, matchPath, matchRoutes, useLocation } from "react-router-dom";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { Icon } from "../../ui/icon.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { appPaths } from "../paths.ts";
import { pageHandle } from "../preload.ts";
import classes from "../layouts/shell.module.css";
import { useOpenInvitation } from "./use-open-invitation.ts";
import { useRoutes } from "./use-routes.ts";

/**
 * The way to the page above, named after it; from a room of an invitation after the invitation, whose name the room's
 * own title does not say.
 * @param children what stands on pages that have none above
 */
export function BackLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const routes = useRoutes();
  const { pathname } = useLocation();
  const match = matchRoutes(routes, pathname)?.at(-1);
  const above = pageHandle(match?.route.handle)?.parent;
  const openInvitation = useOpenInvitation();
  if (match === undefined || above === undefined) return children;
  const { invitationId } = match.params;
  const parent = invitationId !== undefined && openInvitation === null ? appPaths.invitations : above;
  const path = generatePath(parent, match.params);
  const title = pageHandle(matchRoutes(routes, path)?.at(-1)?.route.handle)?.title;
  const isRoom =
    parent === appPaths.invitationOverview && matchPath(appPaths.editInvitation, pathname) === null;
  const name = title !== undefined && t(`page.${title}`);
  return (
    <PreloadLink to={path} className={classes.back ?? ""}>
      <Icon of={IconArrowLeft} />
      <span dir="auto">
        {isRoom && invitationId !== undefined ? (
          <InvitationName invitationId={invitationId}>{name}</InvitationName>
        ) : (
          name
        )}
      </span>
    </PreloadLink>
  );
}

/** @param children what stands for an invitation that has no name yet, and while it loads */
function InvitationName({ invitationId, children }: { invitationId: string; children: ReactNode }) {
  const { data } = useQuery(invitationQueries.head(invitationId));
  return data === undefined || data.title === "" ? children : data.title;
}
