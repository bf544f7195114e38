import {
  DragDropContext,
  Draggable,
  Droppable,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from "@hello-pangea/dnd";
import { Button } from "@mantine/core";
import { IconGripVertical } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./board.module.css";

export interface BoardItem {
  id: string;
  /** What the item is called when it is lifted. */
  name: string;
  isMovable: boolean;
  card: ReactNode;
}

export interface BoardColumn {
  id: string;
  name: string;
  /** In order. */
  items: readonly BoardItem[];
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
  const say = (
    key: "lifted" | "moved" | "dropped",
    { draggableId, source, destination }: DragStart & Partial<DragUpdate>,
    { announce }: ResponderProvided,
  ) => {
    const { droppableId, index } = destination ?? source;
    announce(
      t(`board.${key}`, { title: titleOf(draggableId), column: nameOf(droppableId), place: index + 1 }),
    );
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={t("board.help")}
      onDragStart={(start, provided) => {
        say("lifted", start, provided);
      }}
      onDragUpdate={(update, provided) => {
        say("moved", update, provided);
      }}
      onDragEnd={(result: DropResult, provided) => {
        const { destination, draggableId, source } = result;
        if (destination === null) {
          provided.announce(t("board.cancelled", { title: titleOf(draggableId) }));
          return;
        }
        say("dropped", result, provided);
        if (destination.droppableId !== source.droppableId || destination.index !== source.index) {
          onMove(draggableId, destination.droppableId, destination.index);
        }
      }}
    >
      <div className={classes.board}>
        {columns.map((column) => (
          <Column key={column.id} column={column} page={page} />
        ))}
      </div>
    </DragDropContext>
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
      <Droppable droppableId={id}>
        {(droppable, { isDraggingOver }) => (
          <ul
            ref={droppable.innerRef}
            {...droppable.droppableProps}
            className={classes.cards}
            data-over={isDraggingOver || undefined}
          >
            {items.slice(0, shown).map((item, index) => (
              <Draggable key={item.id} draggableId={item.id} index={index} isDragDisabled={!item.isMovable}>
                {(draggable, { isDragging }) => (
                  <li
                    ref={draggable.innerRef}
                    {...draggable.draggableProps}
                    className={classes.card}
                    data-lifted={isDragging || undefined}
                  >
                    {item.isMovable && (
                      <span
                        {...draggable.dragHandleProps}
                        className={classes.handle}
                        aria-label={t("board.handle", { title: item.name })}
                      >
                        <IconGripVertical size={20} stroke={1.75} aria-hidden />
                      </span>
                    )}
                    {item.card}
                  </li>
                )}
              </Draggable>
            ))}
            {droppable.placeholder}
          </ul>
        )}
      </Droppable>
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
