import "@mantine/core/styles/Menu.css";
import type { TeamMember } from "@janur/domain/team";
import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconArrowsExchange, IconCrown, IconDots, IconLogout, IconUserMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MemberPhoto } from "./member-photo.tsx";
import classes from "../../../ui/person-list.module.css";

export type MemberAction = "role" | "owner" | "remove" | "leave";

interface MemberRowProps {
  member: TeamMember;
  isMe: boolean;
  mayManage: boolean;
  onAct: (action: MemberAction) => void;
}

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** One member: who, as what, and what the person who looks may do about it. */
export function MemberRow({ member, isMe, mayManage, onAct }: MemberRowProps) {
  const { t } = useTranslation("team");
  const name = member.name.trim() || t("unnamed");
  return (
    <li className={classes.person}>
      <MemberPhoto name={name} photo={member.photo} />
      <div className={classes.who}>
        <div className={classes.name}>
          <span dir="auto">{name}</span>
          {isMe && <small>{t("you")}</small>}
          <span className={classes.role}>{t(`role.${member.role}`)}</span>
        </div>
        <p>{t(`may.${member.role}`)}</p>
      </div>
      {isMe && member.role !== "owner" && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconLogout {...icon} />}
          onClick={() => {
            onAct("leave");
          }}
        >
          {t("leave")}
        </Button>
      )}
      {mayManage && !isMe && (
        <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="tanah" size={44} aria-label={t("menuOf", { name })}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconArrowsExchange {...icon} />}
              onClick={() => {
                onAct("role");
              }}
            >
              {t("changeRole")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCrown {...icon} />}
              onClick={() => {
                onAct("owner");
              }}
            >
              {t("makeOwner")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconUserMinus {...icon} />}
              onClick={() => {
                onAct("remove");
              }}
            >
              {t("remove")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
