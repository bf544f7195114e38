import { Button } from "@mantine/core";
import { IconDownload, IconPlus, IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { RoomActions } from "../../../ui/layout/room-actions.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import classes from "./guest-list-header.module.css";

interface GuestListActionsProps {
  onAdd: () => void;
  onImport: () => void;
  onExport: () => void;
  mayEdit: boolean;
  mayExport: boolean;
}

/** What can be done with the list as a whole, in the head of the room: on a phone a menu. */
export function GuestListActions({ mayEdit, mayExport, ...acts }: GuestListActionsProps) {
  const { t } = useTranslation(["guest", "spreadsheet"]);
  const isPhone = useIsPhone();
  const actions = [
    ...(mayEdit ? [{ name: "onImport", label: t("guest:import"), icon: IconUpload } as const] : []),
    ...(mayExport ? [{ name: "onExport", label: t("spreadsheet:open"), icon: IconDownload } as const] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <RoomActions>
      {isPhone ? (
        <RowMenu
          label={t("guest:moreActions")}
          isFramed
          actions={() => actions}
          onAct={(name) => {
            acts[name]();
          }}
        />
      ) : (
        actions.map(({ name, label, icon }) => (
          <Button key={name} variant="default" leftSection={<Icon of={icon} />} onClick={acts[name]}>
            {label}
          </Button>
        ))
      )}
      {mayEdit && (
        <Button visibleFrom="md" leftSection={<Icon of={IconPlus} />} onClick={acts.onAdd}>
          {t("guest:add")}
        </Button>
      )}
    </RoomActions>
  );
}

/** Adds a guest by thumb: over the end of the list for as long as there is more of it. */
export function AddByThumb({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation("guest");
  return (
    <div className={classes.thumb}>
      <Button fullWidth leftSection={<Icon of={IconPlus} />} onClick={onAdd}>
        {t("add")}
      </Button>
    </div>
  );
}
