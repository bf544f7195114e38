import type { Invitation } from "@janur/domain/invitation/invitation";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { dayText } from "../../../lib/text/when-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./home.module.css";

interface OtherInvitationsProps {
  invitations: readonly Invitation[];
  badgeOf: (invitation: Invitation) => ReactNode;
  coverOf: (invitation: Invitation) => ReactNode;
}

/** The invitations beside the one that comes next, a line each. */
export function OtherInvitations({ invitations, badgeOf, coverOf }: OtherInvitationsProps) {
  const { t } = useTranslation("home");
  return (
    <ul className={classes.others}>
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <article className={classes.other} aria-label={titled(invitation.title)}>
            <div className={classes.thumb}>{coverOf(invitation)}</div>
            <div className={classes.nextWords}>
              <h3>
                <PreloadLink to={invitationPaths.overview(invitation.id)}>
                  {titled(invitation.title)}
                </PreloadLink>
                {badgeOf(invitation)}
              </h3>
              <p className={classes.when}>
                {invitation.startAt === null
                  ? t("next.dateUnknown")
                  : dayText(invitation.startAt, invitation.zone)}
              </p>
            </div>
            <Icon of={IconChevronRight} className={classes.chevron} />
          </article>
        </li>
      ))}
    </ul>
  );
}
