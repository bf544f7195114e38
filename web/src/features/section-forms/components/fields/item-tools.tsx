import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../../ui/icon.tsx";
import classes from "./editor-fields.module.css";

interface ItemToolsProps {
  /** What the buttons act on, for screen readers: "Resepsi". */
  name: string;
  index: number;
  count: number;
  /** Not where the last one has to stay. */
  isRemovable: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Moves an item of a list up or down, or takes it out. Drawn when it acts on something else, not with each key (budget A6). */
export const ItemTools = memo(function ItemTools(props: ItemToolsProps) {
  const { name, index, count, isRemovable, onMove, onRemove } = props;
  const { t } = useTranslation("invitation");
  const button = { variant: "subtle", color: "tanah", size: 44 } as const;
  return (
    <div className={classes.tools}>
      {index > 0 && (
        <ActionIcon
          {...button}
          aria-label={t("editor.moveUp", { name })}
          onClick={() => {
            onMove(index, index - 1);
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
            onMove(index, index + 1);
          }}
        >
          <Icon of={IconArrowDown} />
        </ActionIcon>
      )}
      {isRemovable && (
        <ActionIcon
          {...button}
          aria-label={t("editor.remove", { name })}
          onClick={() => {
            onRemove(index);
          }}
        >
          <Icon of={IconTrash} />
        </ActionIcon>
      )}
    </div>
  );
});
