import type { SeatingTable } from "@janur/domain/seating/seating-plan";
import { memo, type KeyboardEvent } from "react";
import { chairsPath, tableShape } from "../table-shape.ts";
import { placedAt } from "./plan-gestures.ts";

interface PlanTableProps {
  table: SeatingTable;
  people: number;
  isOverFull: boolean;
  /** Something about who sits here is to be looked at. */
  hasConflict: boolean;
  label: string;
  onKey: (id: string, event: KeyboardEvent) => void;
  onOpen: (id: string) => void;
}

/** A table with its chairs, of which as many are filled as people sit there. */
export const PlanTable = memo(function PlanTable(props: PlanTableProps) {
  const { table, people, isOverFull, hasConflict, label, onKey, onOpen } = props;
  const { id, name, seats, x, y, rotation } = table;
  const { top, chairs, width, height } = tableShape(table);
  return (
    <g
      className="plan-table"
      data-thing="table"
      data-id={id}
      data-x={x}
      data-y={y}
      data-rotation={rotation}
      data-over={isOverFull || undefined}
      data-full={people === seats || undefined}
      transform={placedAt(x, y, rotation)}
    >
      <g
        className="plan-press"
        role="button"
        tabIndex={0}
        aria-label={label}
        onKeyDown={(event) => {
          onKey(id, event);
        }}
        onClick={({ detail }) => {
          // Of a screen reader, which has no pointer.
          if (detail === 0) onOpen(id);
        }}
      >
        <rect className="plan-reach" x={-width / 2} y={-height / 2} width={width} height={height} rx={20} />
        {top?.kind === "round" && <circle className="plan-top" r={top.radius} />}
        {top?.kind === "long" && (
          <rect
            className="plan-top"
            x={-top.width / 2}
            y={-top.height / 2}
            width={top.width}
            height={top.height}
            rx={8}
          />
        )}
        <path className="plan-taken" d={chairsPath(chairs.slice(0, people))} />
        <path className="plan-free" d={chairsPath(chairs.slice(people))} />
      </g>
      <g
        aria-hidden
        transform={`rotate(${String(-rotation)})`}
        className="plan-words"
        data-bare={top === null || undefined}
      >
        <text className="plan-name" y="-0.15em">
          {shortName(name)}
        </text>
        <text className="plan-count" y="1.05em">
          {`${String(people)}/${String(seats)}`}
          {(isOverFull || hasConflict) && " !"}
        </text>
      </g>
    </g>
  );
});

/** "12" of "Meja 12": a number is read from farther away than the word before it. What has none stays as it is. */
export function shortName(name: string): string {
  return /^\D+\s(\d{1,4})$/.exec(name)?.[1] ?? name;
}
