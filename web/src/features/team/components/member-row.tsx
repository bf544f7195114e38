import type { TeamMember } from "@janur/domain/team/team";
import { Button } from "@mantine/core";
import { IconArrowsExchange, IconCrown, IconLogout, IconUserMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MemberPhoto } from "./member-photo.tsx";
import { Icon } from "../../../ui/icon.tsx";
import classes from "../../../ui/list/person-list.module.css";
import { RowMenu } from "../../../ui/list/row-menu.tsx";

export type MemberAction = "role" | "owner" | "remove" | "leave";

interface MemberRowProps {
  member: TeamMember;
  isMe: boolean;
  mayManage: boolean;
  onAct: (action: MemberAction) => void;
}

/** One member: who, as what, and what the person who looks may do about it. */
export function MemberRow({ member, isMe, mayManage, onAct }: MemberRowProps) {
  const { t } = useTranslation("team");
  const name = member.name.trim() || t("unnamed");
  const mayLeave = isMe && member.role !== "owner";
  return (
    <li className={mayLeave ? `${classes.person} ${classes.wraps}` : classes.person}>
      <MemberPhoto name={name} photo={member.photo} />
      <div className={classes.who}>
        <div className={classes.name}>
          <span dir="auto">{name}</span>
          {isMe && <small>{t("you")}</small>}
          <span className={classes.role}>{t(`role.${member.role}`)}</span>
        </div>
        <p>{member.side === undefined ? t(`may.${member.role}`) : t(`mayForSide.${member.side}`)}</p>
      </div>
      {mayLeave && (
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={IconLogout} />}
          onClick={() => {
            onAct("leave");
          }}
        >
          {t("leave")}
        </Button>
      )}
      {mayManage && !isMe && (
        <RowMenu
          label={t("menuOf", { name })}
          actions={() => [
            { name: "role", label: t("changeRole"), icon: IconArrowsExchange },
            { name: "owner", label: t("makeOwner"), icon: IconCrown },
            { name: "remove", label: t("remove"), icon: IconUserMinus },
          ]}
          onAct={onAct}
        />
      )}
    </li>
  );
}
