import { Button } from "@mantine/core";
import { IconDots, IconPlus, IconUpload } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Tally } from "@janur/domain/statistics/figures";
import { Icon } from "../../../ui/icon.tsx";
import controls from "../../../ui/list/row-controls.module.css";
import classes from "./guest-list-header.module.css";

interface GuestListHeaderProps {
  /** Of the guests that the list shows. */
  totals: Tally;
  mayEdit: boolean;
  /** Buttons beside those of the list. */
  actions: ReactNode;
  onAdd: () => void;
  onImport: () => void;
}

/** What the list is, how many it shows, and what can be done with it as a whole: on a phone behind three dots. */
export function GuestListHeader({ totals, mayEdit, actions, onAdd, onImport }: GuestListHeaderProps) {
  const { t } = useTranslation("guest");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <header className={classes.header}>
      <p role="status">
        {t("totals", {
          invitations: t("envelopes", { count: totals.invitations }),
          people: t("seats", { count: totals.people }),
        })}
      </p>
      <button
        type="button"
        className={`${controls.more ?? ""} ${classes.more ?? ""}`}
        aria-label={t("moreActions")}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon of={IconDots} />
      </button>
      <div id={id} className={classes.actions} data-closed={!isOpen || undefined}>
        {actions}
        {mayEdit && <ImportButton onImport={onImport} />}
        {mayEdit && (
          <Button visibleFrom="md" leftSection={<Icon of={IconPlus} />} onClick={onAdd}>
            {t("add")}
          </Button>
        )}
      </div>
    </header>
  );
}

export function ImportButton({ isMain = false, onImport }: { isMain?: boolean; onImport: () => void }) {
  const { t } = useTranslation("guest");
  return (
    <Button
      {...(isMain ? {} : { variant: "default" })}
      leftSection={<Icon of={IconUpload} />}
      onClick={onImport}
    >
      {t("import")}
    </Button>
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
