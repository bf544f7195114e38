import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../../ui/icon.tsx";
import classes from "./editor-fields.module.css";

interface ItemToolsProps {
  /** What the buttons act on, for screen readers: "Resepsi". */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** Absent where the last one has to stay. */
  onRemove?: (() => void) | undefined;
}

/** Moves an item of a list up or down, or takes it out. */
export function ItemTools({ name, index, count, onMove, onRemove }: ItemToolsProps) {
  const { t } = useTranslation("invitation");
  const button = { variant: "subtle", color: "tanah", size: 44 } as const;
  return (
    <div className={classes.tools}>
      {index > 0 && (
        <ActionIcon
          {...button}
          aria-label={t("editor.moveUp", { name })}
          onClick={() => {
            onMove(index - 1);
          }}
        >
          <Icon of={IconArrowUp} />
        </ActionIcon>
      )}
      {index < count - 1 && (
        <ActionIcon
          {...button}
          aria-label={t("editor.moveDown", { name })}
          onClick={() => {
            onMove(index + 1);
          }}
        >
          <Icon of={IconArrowDown} />
        </ActionIcon>
      )}
      {onRemove !== undefined && (
        <ActionIcon {...button} aria-label={t("editor.remove", { name })} onClick={onRemove}>
          <Icon of={IconTrash} />
        </ActionIcon>
      )}
    </div>
  );
}
