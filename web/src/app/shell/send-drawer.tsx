import type { Invitation } from "@janur/domain/invitation/invitation";
import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { titled } from "../../lib/i18n/titled.ts";
import { invitationPaths } from "../../lib/address/invitation-paths.ts";
import { dayText } from "../../lib/text/when-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { SideDrawer } from "../../ui/dialog/side-drawer.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import classes from "./send-drawer.module.css";

interface SendDrawerProps {
  targets: readonly Pick<Invitation, "id" | "title" | "startAt" | "zone">[];
  onClose: () => void;
}

/** Asks for which event somebody wants to send. */
export function SendDrawer({ targets, onClose }: SendDrawerProps) {
  const { t } = useTranslation("shell");
  return (
    <SideDrawer title={t("menu.sendWhich")} onClose={onClose}>
      <ul className={classes.events}>
        {targets.map(({ id, title, startAt, zone }) => (
          <li key={id}>
            <PreloadLink to={invitationPaths.send(id)} onClick={onClose}>
              <span>
                <strong>{titled(title)}</strong>
                {startAt !== null && <small>{dayText(startAt, zone)}</small>}
              </span>
              <Icon of={IconChevronRight} />
            </PreloadLink>
          </li>
        ))}
      </ul>
    </SideDrawer>
  );
}
