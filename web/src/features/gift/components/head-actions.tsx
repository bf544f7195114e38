import { Button } from "@mantine/core";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { IconDownload, IconHistory, IconKey } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { styles } from "../styles.ts";

interface HeadActionsProps {
  isOwner: boolean;
  maySee: boolean;
  onOpen: (what: "access" | "files") => void;
}

/** What is done now and then: on a phone it leaves the height to what is typed in. */
export function HeadActions({ isOwner, maySee, onOpen }: HeadActionsProps) {
  const { t } = useTranslation("gift");
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const actions = [
    { name: "memory" as const, label: t("memory.title"), icon: IconHistory },
    ...(isOwner ? [{ name: "access" as const, label: t("book.access"), icon: IconKey }] : []),
    ...(maySee ? [{ name: "files" as const, label: t("book.files"), icon: IconDownload }] : []),
  ];
  if (isPhone)
    return (
      <RowMenu
        label={t("book.other")}
        actions={() => actions}
        onAct={(name) => {
          if (name === "memory") void navigate(invitationPaths.giftMemory);
          else onOpen(name);
        }}
      />
    );
  return (
    <div style={styles.headActions}>
      {actions.map(({ name, label, icon }) => {
        const looks = { variant: "default", size: "sm", px: "xs", leftSection: <Icon of={icon} /> } as const;
        return name === "memory" ? (
          <Button key={name} component={PreloadLink} to={invitationPaths.giftMemory} {...looks}>
            {label}
          </Button>
        ) : (
          <Button
            key={name}
            {...looks}
            onClick={() => {
              onOpen(name);
            }}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
