import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DragArea, DragList, type DragItem } from "../../../ui/list/drag-list.tsx";
import classes from "./board.module.css";

export interface BoardColumn {
  id: string;
  name: string;
  /** In order. */
  items: readonly DragItem[];
}

interface BoardProps {
  columns: readonly BoardColumn[];
  /** Items of a column before "show more". */
  page: number;
  /** @param index among the column's items without the moved one */
  onMove: (itemId: string, columnId: string, index: number) => void;
}

/**
 * Columns of cards that are moved by pointer, finger or keyboard (space lifts,
 * arrows move, space drops). Each step is said aloud.
 */
export function Board({ columns, page, onMove }: BoardProps) {
  const { t } = useTranslation("task");
  const nameOf = (columnId: string) => columns.find(({ id }) => id === columnId)?.name;
  const titleOf = (itemId: string) =>
    columns.flatMap(({ items }) => items).find(({ id }) => id === itemId)?.name;
  return (
    <DragArea
      help={t("board.help")}
      say={({ kind, itemId, listId, place }) =>
        t(`board.${kind}`, { title: titleOf(itemId), column: nameOf(listId), place })
      }
      onMove={onMove}
    >
      <div className={classes.board}>
        {columns.map((column) => (
          <Column key={column.id} column={column} page={page} />
        ))}
      </div>
    </DragArea>
  );
}

function Column({ column, page }: { column: BoardColumn; page: number }) {
  const { t } = useTranslation("task");
  const [shown, setShown] = useState(page);
  const { id, name, items } = column;
  return (
    <section className={classes.column} aria-label={name}>
      <h2>
        {name} <span className={classes.count}>{items.length}</span>
      </h2>
      <DragList id={id} items={items.slice(0, shown)} handleLabel={(title) => t("board.handle", { title })} />
      {items.length > shown && (
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            setShown(shown + page);
          }}
        >
          {t("more")}
        </Button>
      )}
    </section>
  );
}
