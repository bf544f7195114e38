import { roleOf, type Invitation } from "@janur/domain/invitation";
import { isPutAway } from "@janur/domain/invitation-status";
import { may, type Capability } from "@janur/domain/team";
import { Button, Skeleton, Stack } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { eventPagePath, invitationPaths } from "../../../lib/invitation-paths.ts";
import type { HelpArticleId } from "../../../locales/help-article.ts";
import { HelpLink } from "../../../ui/help-link.tsx";
import { PreloadNavLink } from "../../../ui/preload-link.tsx";
import { hasPage } from "../list-view.ts";
import { invitationQueries } from "../queries.ts";
import { AwayNotice } from "./away-notice.tsx";
import bar from "../../../ui/link-tabs.module.css";
import classes from "./invitation-frame.module.css";
import { StatusBadge } from "./status-badge.tsx";

const rooms = [
  { room: "guests", needs: "readFigures", help: "guests-and-links" },
  { room: "rsvp", needs: "readFigures", help: "reading-answers" },
  { room: "wishes", needs: "readFigures", help: "wishes" },
  { room: "edit", needs: "editContent", help: "sections-and-theme" },
  { room: "team", needs: "readFigures", help: "team" },
  { room: "settings", needs: "changeSettings", help: "private-page" },
] as const satisfies readonly {
  room: keyof typeof invitationPaths;
  needs: Capability;
  /** The article about this room. */
  help: HelpArticleId;
}[];

/** Title, state and menu of one invitation, around the workroom that is open. */
export function InvitationFrame({
  invitationId,
  uid,
  children,
}: {
  invitationId: string;
  uid: string;
  children: (invitation: Invitation) => ReactNode;
}) {
  const { t } = useTranslation("invitation");
  const { data: invitation } = useSuspenseQuery(invitationQueries.head(invitationId));
  const role = roleOf(invitation, uid) ?? "viewer";
  const menu = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const current = rooms.find(({ room }) => pathname === invitationPaths[room](invitationId));
  useEffect(() => {
    // On a phone the last rooms stand beyond the edge.
    menu.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <>
      <header className={classes.header}>
        <div className={classes.heading}>
          <h1>{invitation.title || t("untitled")}</h1>
          <StatusBadge invitation={invitation} />
        </div>
        <div className={classes.links}>
          {current !== undefined && <HelpLink article={current.help} />}
          {hasPage(invitation) && (
            <Button
              component="a"
              href={eventPagePath(invitation.slug, invitation.publishedRevision)}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconExternalLink size={20} stroke={1.75} aria-hidden />}
            >
              {t("frame.openPage")}
            </Button>
          )}
        </div>
      </header>
      <nav className={`${bar.tabs} ${classes.menu}`} aria-label={t("frame.menu")}>
        <ul ref={menu}>
          {rooms
            .filter(({ needs }) => may(role, needs))
            .filter(({ room }) => room !== "edit" || !isPutAway(invitation.status))
            .map(({ room }) => (
              <li key={room}>
                <PreloadNavLink to={invitationPaths[room](invitationId)}>
                  {t(`frame.${roomLabel(room, invitation)}`)}
                </PreloadNavLink>
              </li>
            ))}
        </ul>
      </nav>
      {isPutAway(invitation.status) && <AwayNotice invitation={invitation} role={role} />}
      {children(invitation)}
    </>
  );
}

/** A seminar has participants, registrations and questions where a feast has guests, answers and wishes. */
function roomLabel(room: (typeof rooms)[number]["room"], { eventType }: Invitation) {
  if (room === "edit" || room === "settings") return room;
  return eventType === "seminar" ? (`${room}Seminar` as const) : room;
}

export function InvitationFrameSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={36} width={260} />
      <Skeleton height={48} />
      <Skeleton height={320} radius="lg" />
    </Stack>
  );
}
