import type { Figures } from "@janur/domain/statistics/figures";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Skeleton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { whenText } from "../../../lib/text/when-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { HeadCount } from "./head-count.tsx";
import classes from "./home.module.css";

interface NextEventProps {
  invitation: Invitation;
  /** Undefined while they load or where they could not be loaded. */
  figures: Figures | undefined;
  /** Why the figures are missing, ready to show; null while nothing is wrong. */
  problem: ReactNode;
  badge: ReactNode;
  cover: ReactNode;
}

/** The next event: when, how many to expect, and who has answered what. */
export function NextEvent({ invitation, figures, problem, badge, cover }: NextEventProps) {
  const { t } = useTranslation("home");
  const { startAt, zone, city } = invitation;
  return (
    <article className={classes.next} aria-labelledby="next-event">
      <div className={classes.nextHead}>
        <div className={classes.thumb}>{cover}</div>
        <div className={classes.nextWords}>
          <h2 id="next-event">
            <PreloadLink to={invitationPaths.overview(invitation.id)}>{titled(invitation.title)}</PreloadLink>
            {badge}
          </h2>
          <p className={classes.when}>
            {startAt === null ? t("next.dateUnknown") : whenText(startAt, zone)}
            {city !== "" && `, ${city}`}
          </p>
        </div>
        <Icon of={IconChevronRight} className={classes.chevron} />
      </div>
      <div className={classes.count} aria-busy={figures === undefined && problem === null}>
        {figures === undefined
          ? (problem ?? <Skeleton className={classes.waiting} aria-hidden />)
          : figures.invited.invitations + figures.inbox.invitations > 0 && (
              <HeadCount figures={figures} capacity={invitation.settings.capacity} />
            )}
      </div>
    </article>
  );
}
