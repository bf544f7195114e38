import {
  DragDropContext,
  Draggable,
  Droppable,
  type DragStart,
  type DragUpdate,
  type ResponderProvided,
} from "@hello-pangea/dnd";
import { IconGripVertical } from "@tabler/icons-react";
import { createContext, use, useRef, type ReactNode, type RefObject } from "react";
import { Icon } from "../icon.tsx";
import classes from "./drag-list.module.css";

export interface DragItem {
  id: string;
  /** What the item is called when it is lifted. */
  name: string;
  isMovable: boolean;
  card: ReactNode;
}

/** Where an item is while it is moved; `place` counts from 1. */
export interface DragStep {
  kind: "lifted" | "moved" | "dropped" | "cancelled";
  itemId: string;
  listId: string;
  place: number;
}

interface DragAreaProps {
  /** How the keyboard moves things: space lifts, arrows move, space drops. */
  help: string;
  /** Says a step aloud. */
  say: (step: DragStep) => string;
  /** @param index among the list's items without the moved one */
  onMove: (itemId: string, listId: string, index: number) => void;
  children: ReactNode;
}

/** The item that has the keyboard's focus: in another list its card is made anew, whoever moved it there. */
const Focused = createContext<RefObject<string | null>>({ current: null });

/** Around lists whose items are moved by pointer, finger or keyboard. */
export function DragArea({ help, say, onMove, children }: DragAreaProps) {
  const focused = useRef<string | null>(null);
  const announce = (
    kind: DragStep["kind"],
    { draggableId, source, destination }: DragStart & Partial<DragUpdate>,
    provided: ResponderProvided,
  ) => {
    const { droppableId, index } = destination ?? source;
    provided.announce(say({ kind, itemId: draggableId, listId: droppableId, place: index + 1 }));
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={help}
      onDragStart={(start, provided) => {
        announce("lifted", start, provided);
      }}
      onDragUpdate={(update, provided) => {
        announce("moved", update, provided);
      }}
      onDragEnd={(result, provided) => {
        const { destination, draggableId, source, mode } = result;
        announce(destination === null ? "cancelled" : "dropped", result, provided);
        if (destination === null) return;
        if (destination.droppableId !== source.droppableId || destination.index !== source.index) {
          if (mode === "SNAP") focused.current = draggableId;
          onMove(draggableId, destination.droppableId, destination.index);
        }
      }}
    >
      <Focused value={focused}>{children}</Focused>
    </DragDropContext>
  );
}

interface DragListProps {
  id: string;
  items: readonly DragItem[];
  handleLabel: (name: string) => string;
}

/** One list of an area, each item with its handle. */
export function DragList({ id, items, handleLabel }: DragListProps) {
  const focusedRef = use(Focused);
  // Who works by keyboard goes on from the card, also where somebody else has moved it at the same moment,
  // instead of from the top of the page. A focus that has gone elsewhere by itself is left there.
  const focusAgain = (itemId: string, handle: HTMLElement | null) => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (handle !== null && focusedRef.current === itemId && isLost) handle.focus();
  };
  return (
    <Droppable droppableId={id}>
      {(droppable, { isDraggingOver }) => (
        <ul
          ref={droppable.innerRef}
          {...droppable.droppableProps}
          className={classes.cards}
          data-over={isDraggingOver || undefined}
        >
          {items.map((item, index) => (
            <Draggable key={item.id} draggableId={item.id} index={index} isDragDisabled={!item.isMovable}>
              {(draggable, { isDragging }) => (
                <li
                  ref={draggable.innerRef}
                  {...draggable.draggableProps}
                  className={classes.card}
                  data-lifted={isDragging || undefined}
                  onFocus={() => {
                    focusedRef.current = item.id;
                  }}
                  onBlur={({ currentTarget, relatedTarget }) => {
                    // A card that is taken out of its list loses the focus to nobody.
                    if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
                      focusedRef.current = null;
                  }}
                >
                  {item.isMovable && (
                    <span
                      ref={(handle) => {
                        focusAgain(item.id, handle);
                      }}
                      {...draggable.dragHandleProps}
                      className={classes.handle}
                      aria-label={handleLabel(item.name)}
                    >
                      <Icon of={IconGripVertical} />
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
  );
}
