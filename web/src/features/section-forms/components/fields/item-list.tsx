import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLatest } from "../../../../lib/browser/use-latest.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { offerUndo } from "../../../../ui/toast/undo-toast.tsx";
import { inserted, moved } from "../../../draft/item-list.ts";
import { useEditor } from "./editor-context.ts";
import classes from "./editor-fields.module.css";
import { FoldedItem } from "./folded-item.tsx";
import { ItemTools } from "./item-tools.tsx";

interface ItemListProps<T extends { id: string }> {
  items: readonly T[];
  /** Fewest that have to stay. */
  min: number;
  max: number;
  addLabel: string;
  nameOf: (item: T, index: number) => string;
  /** One line about an item that is folded. */
  summaryOf?: (item: T) => string;
  /** More of them are folded; by default where they are so many that a list of them is long. */
  mostUnfolded?: number;
  /** Place of the list in the content, e.g. `sections.3.ceremonies`: folded items show their problems. */
  path: string;
  onAdd: () => void;
  /** Changes the newest items, whatever this render still shows. */
  update: (change: (items: T[]) => T[]) => void;
  children: (item: T, index: number) => ReactNode;
}

/** More of them are folded, one open at a time: a list of 40 stays short to read and quick to type in. */
const usualMost = 4;

/** Items of a section one below the other: move, take out with a way back, add. */
export function ItemList<T extends { id: string }>(props: ItemListProps<T>) {
  const { items, min, max, addLabel, nameOf, summaryOf, mostUnfolded = usualMost, path } = props;
  const { onAdd, update, children } = props;
  const { t } = useTranslation("invitation");
  const { problems, asked } = useEditor();
  /** Id of the open one, and the wish for a field that was known then; undefined opens the last, which was just added. */
  const [{ opened, at }, setOpenedAt] = useState<{ opened: string | null | undefined; at: number }>({
    opened: null,
    at: -1,
  });
  const setOpened = (id: string | null | undefined) => {
    setOpenedAt({ opened: id, at: asked?.at ?? -1 });
  };
  /** A field that was asked for later than somebody last opened one is in an open item. */
  const wished =
    asked === null || asked.at === at
      ? undefined
      : items.find((_, index) => `${asked.path}.`.startsWith(`${path}.${String(index)}.`))?.id;
  const isFolding = items.length > mostUnfolded;
  const move = useLatest((from: number, to: number) => {
    update((current) => moved(current, from, to));
  });
  const remove = useLatest((index: number) => {
    const item = items[index];
    if (item === undefined) return;
    update((current) => current.filter(({ id }) => id !== item.id));
    offerUndo(t("editor.removed", { name: nameOf(item, index) }), () => {
      update((current) => inserted(current, item, index));
    });
  });
  return (
    <>
      {items.map((item, index) => {
        const name = nameOf(item, index);
        const isOpen =
          !isFolding ||
          (wished === undefined
            ? opened === undefined
              ? index === items.length - 1
              : opened === item.id
            : wished === item.id);
        return (
          <section
            key={item.id}
            className={classes.item}
            aria-label={name}
            data-field={`${path}.${String(index)}`}
            tabIndex={-1}
          >
            <div className={classes.itemHeader}>
              {isFolding ? (
                <FoldedItem
                  name={name}
                  summary={isOpen ? "" : (summaryOf?.(item) ?? "")}
                  hasProblem={hasProblemAt(problems.keys(), path, index)}
                  isOpen={isOpen}
                  onToggle={() => {
                    setOpened(isOpen ? null : item.id);
                  }}
                />
              ) : (
                <h3>
                  <bdi>{name}</bdi>
                </h3>
              )}
              {isOpen && (
                <ItemTools
                  name={name}
                  index={index}
                  count={items.length}
                  isRemovable={items.length > min}
                  onMove={move}
                  onRemove={remove}
                />
              )}
            </div>
            {isOpen && children(item, index)}
          </section>
        );
      })}
      {items.length < max && (
        <Button
          variant="default"
          data-field={path}
          leftSection={<Icon of={IconPlus} />}
          onClick={() => {
            setOpened(undefined);
            onAdd();
          }}
        >
          {addLabel}
        </Button>
      )}
    </>
  );
}

function hasProblemAt(paths: Iterable<string>, list: string, index: number): boolean {
  return [...paths].some((path) => path.startsWith(`${list}.${String(index)}.`));
}
