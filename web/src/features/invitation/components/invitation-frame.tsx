import { AppError } from "@janur/domain/errors";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { Skeleton, Stack } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { titled } from "../../../lib/i18n/titled.ts";
import { eventPagePath } from "../../../lib/address/invitation-paths.ts";
import { HeadLink } from "../../../ui/layout/head-button.tsx";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { RoomActionsPlace } from "../../../ui/layout/room-actions.tsx";
import { hasPage } from "../list-view.ts";
import { invitationQueries } from "../queries.ts";
import { pageHelp, invitationPagePath, pageName, pages, type InvitationPageId } from "../pages.ts";
import { EventContext } from "../use-section-name.ts";
import { useWithPendingSettings } from "../use-change-settings.ts";
import { AwayNotice } from "./away-notice.tsx";
import { ModerationNotice } from "./moderation-notice.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** Rooms that are about the invitation as a whole and bear its own name. */
const named: readonly InvitationPageId[] = ["overview", "edit"];

/** Name and state of the room that is open, around it; the way back above says of which invitation it is. */
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
  const { data, error, isFetching } = useSuspenseQuery(invitationQueries.head(invitationId));
  const invitation = useWithPendingSettings(data);
  // Who was taken out of the team sees no more of it, also where they had it open.
  if (error instanceof AppError && !isFetching) throw error;
  const role = roleOf(invitation, uid) ?? "viewer";
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const current = pages.find((page) => pathname === invitationPagePath(page, invitationId));
  return (
    <>
      <PageHeader
        title={
          current === undefined || named.includes(current)
            ? titled(invitation.title)
            : t(`frame.${pageName(current, invitation.eventType)}`)
        }
        badge={<StatusBadge invitation={invitation} />}
        actions={
          <>
            {current !== undefined && <HelpLink article={pageHelp(current)} />}
            {hasPage(invitation) && (
              <HeadLink
                icon={IconExternalLink}
                href={eventPagePath(invitation.slug, invitation.publishedRevision)}
              >
                {t("frame.openPage")}
              </HeadLink>
            )}
          </>
        }
        onPlace={setPlace}
      />
      {isPutAway(invitation.status) && <AwayNotice invitation={invitation} role={role} />}
      <ModerationNotice invitation={invitation} uid={uid} />
      <EventContext value={invitation.eventType}>
        <RoomActionsPlace value={place}>{children(invitation)}</RoomActionsPlace>
      </EventContext>
    </>
  );
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
