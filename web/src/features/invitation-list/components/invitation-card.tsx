import { Button, Group } from "@mantine/core";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { may, type TeamRole } from "@janur/domain/team/team";
import { IconPencil, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { whenText } from "../../../lib/text/when-text.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { coverFactsOf } from "../../invitation/cover-facts.ts";
import { daysLeft } from "../../invitation/list-view.ts";
import { StatusBadge } from "../../invitation/components/status-badge.tsx";
import classes from "./invitation-card.module.css";

interface InvitationCardProps {
  invitation: Invitation;
  role: TeamRole;
  isRow?: boolean;
  /** What else can be done with it. */
  menu?: ReactNode;
}

/** One invitation in a list: cover, state, when and where, and what to do with it. */
export function InvitationCard({ invitation, role, isRow = false, menu }: InvitationCardProps) {
  const { t } = useTranslation("invitation");
  const title = titled(invitation.title);
  const when = invitation.startAt === null ? t("dateUnknown") : whenText(invitation.startAt, invitation.zone);
  const mayEdit = may(role, "editContent") && !isPutAway(invitation.status);
  const { trashedAt, scheduled } = invitation;
  return (
    <article className={classes.card} aria-label={title} data-row={isRow || undefined}>
      <div className={classes.picture}>
        <CoverPicture facts={coverFactsOf(invitation)} />
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <StatusBadge invitation={invitation} />
          {menu}
        </div>
        <h2 className={classes.title}>
          <PreloadLink to={invitationPaths.overview(invitation.id)}>{title}</PreloadLink>
        </h2>
        <p className={classes.facts}>
          {t(`eventType.${invitation.eventType}`)}
          <span className={classes.when}>
            {when}
            {invitation.city !== "" && `, ${invitation.city}`}
          </span>
          {scheduled !== null && (
            <span className={classes.when}>
              {t("schedule.planned", {
                when: whenText(scheduled.at, invitation.zone),
              })}
            </span>
          )}
          {trashedAt !== null && (
            <span className={classes.when}>
              {t("card.daysLeft", { count: daysLeft(trashedAt, new Date()) })}
            </span>
          )}
        </p>
        <Group gap={8} mt="auto">
          {mayEdit && (
            <Button
              component={PreloadLink}
              to={invitationPaths.edit(invitation.id)}
              variant="default"
              size="sm"
              leftSection={<Icon of={IconPencil} size={18} />}
              aria-label={t("card.editOf", { title })}
            >
              {t("card.edit")}
            </Button>
          )}
          <Button
            component={PreloadLink}
            to={invitationPaths.guests(invitation.id)}
            variant="default"
            size="sm"
            leftSection={<Icon of={IconUsers} size={18} />}
            aria-label={t("card.guestsOf", { title })}
          >
            {t("card.guests")}
          </Button>
        </Group>
      </div>
    </article>
  );
}
