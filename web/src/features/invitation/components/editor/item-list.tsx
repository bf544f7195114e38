import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { offerUndo } from "../../../../ui/undo-toast.tsx";
import { inserted, moved } from "../../item-list.ts";
import classes from "./editor-fields.module.css";
import { ItemTools } from "./item-tools.tsx";

interface ItemListProps<T extends { id: string }> {
  items: readonly T[];
  /** Fewest that have to stay. */
  min: number;
  max: number;
  addLabel: string;
  nameOf: (item: T, index: number) => string;
  onAdd: () => void;
  /** Changes the newest items, whatever this render still shows. */
  update: (change: (items: T[]) => T[]) => void;
  children: (item: T, index: number) => ReactNode;
}

/** Items of a section one below the other: move, take out with a way back, add. */
export function ItemList<T extends { id: string }>(props: ItemListProps<T>) {
  const { items, min, max, addLabel, nameOf, onAdd, update, children } = props;
  const { t } = useTranslation("invitation");
  const remove = (item: T, index: number) => {
    update((current) => current.filter(({ id }) => id !== item.id));
    offerUndo(t("editor.removed", { name: nameOf(item, index) }), () => {
      update((current) => inserted(current, item, index));
    });
  };
  return (
    <>
      {items.map((item, index) => {
        const name = nameOf(item, index);
        return (
          <section key={item.id} className={classes.item} aria-label={name}>
            <div className={classes.itemHeader}>
              <h3>{name}</h3>
              <ItemTools
                name={name}
                index={index}
                count={items.length}
                onMove={(to) => {
                  update((current) => moved(current, index, to));
                }}
                onRemove={
                  items.length > min
                    ? () => {
                        remove(item, index);
                      }
                    : undefined
                }
              />
            </div>
            {children(item, index)}
          </section>
        );
      })}
      {items.length < max && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      )}
    </>
  );
}
