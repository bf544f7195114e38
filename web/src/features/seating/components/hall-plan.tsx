import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import type { SeatingState } from "@janur/domain/seating/seating-state";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import planStyle from "./hall-plan.css?inline";
import { PlanGestures, placedAt, type Thing } from "./plan-gestures.ts";
import { PlanTable } from "./plan-table.tsx";

interface HallPlanProps {
  plan: SeatingPlan;
  state: SeatingState;
  mayEdit: boolean;
  onMove: (thing: Thing, place: { x: number; y: number }) => void;
  onTurn: (thing: Thing, rotation: number) => void;
  onOpen: (thing: Thing) => void;
}

/** One tap of an arrow, and one with Shift, in centimetres; one of R in degrees. */
const nudge = { small: 10, large: 50, turn: 15 };
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The hall from above. Tables are dragged, or moved by arrows; all of it can be done in the list as well. */
export function HallPlan({ plan, state, mayEdit, onMove, onTurn, onOpen }: HallPlanProps) {
  const { t, i18n } = useTranslation("seating");
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const gestures = useRef<PlanGestures>(null);
  const [said, setSaid] = useState("");
  const { hall } = plan;
  const conflicts = useMemo(
    () =>
      new Set([
        ...state.conflicts.map(({ table }) => table),
        ...state.brokenWishes.flatMap(({ tables }) => tables),
      ]),
    [state],
  );
  const metres = useMemo(
    () => new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    [i18n.language],
  );

  const moved = useEffectEvent(onMove);
  const tapped = useEffectEvent(onOpen);
  const may = useEffectEvent(() => mayEdit);
  const firstHall = useEffectEvent(() => hall);
  useEffect(() => {
    if (svg.current === null || world.current === null) return;
    const made = new PlanGestures(svg.current, world.current, firstHall(), {
      mayMove: () => may(),
      onMoved: (thing, place) => {
        moved(thing, place);
      },
      onTapped: (thing) => {
        tapped(thing);
      },
    });
    gestures.current = made;
    return made.listen();
  }, []);
  const { width, height } = hall;
  useEffect(() => {
    gestures.current?.setHall({ width, height });
  }, [width, height]);

  /** What a key does to a thing that has the focus. */
  const press = ({ kind, id }: Thing, event: KeyboardEvent) => {
    const thing = (kind === "table" ? plan.tables : plan.shapes).find((one) => one.id === id);
    if (thing === undefined) return;
    const name = thing.name || ("width" in thing ? t(`shape.kind.${thing.kind}`) : "");
    const arrow = arrows[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onOpen({ kind, id });
    } else if (arrow !== undefined && mayEdit) {
      event.preventDefault();
      const by = event.shiftKey ? nudge.large : nudge.small;
      const x = Math.min(width, Math.max(0, thing.x + arrow[0] * by));
      const y = Math.min(height, Math.max(0, thing.y + arrow[1] * by));
      onMove({ kind, id }, { x, y });
      setSaid(t("plan.moved", { table: name, x: metres.format(x / 100), y: metres.format(y / 100) }));
    } else if (event.key.toLowerCase() === "r" && mayEdit && !event.ctrlKey && !event.metaKey) {
      const rotation = (thing.rotation + nudge.turn) % 360;
      onTurn({ kind, id }, rotation);
      setSaid(t("plan.turned", { table: name, degrees: rotation }));
    }
  };
  // Tables are many and drawn anew only when they change themselves.
  const latest = useRef({ press, onOpen });
  useEffect(() => {
    latest.current = { press, onOpen };
  });
  const onKey = useCallback((id: string, event: KeyboardEvent) => {
    latest.current.press({ kind: "table", id }, event);
  }, []);
  const onClick = useCallback((id: string) => {
    latest.current.onOpen({ kind: "table", id });
  }, []);

  return (
    <div className="plan-plan">
      <style href="hall-plan" precedence="page">
        {planStyle}
      </style>
      <svg
        ref={svg}
        className="plan-hall"
        role="group"
        aria-label={t("plan.label")}
        aria-describedby="plan-help"
      >
        <g ref={world}>
          <rect className="plan-floor" width={width} height={height} rx={20} />
          {plan.shapes.map((shape) => (
            <g
              key={shape.id}
              className="plan-shape"
              data-thing="shape"
              data-kind={shape.kind}
              data-id={shape.id}
              data-x={shape.x}
              data-y={shape.y}
              data-rotation={shape.rotation}
              transform={placedAt(shape.x, shape.y, shape.rotation)}
              role="button"
              tabIndex={0}
              aria-label={shape.name || t(`shape.kind.${shape.kind}`)}
              onKeyDown={(event) => {
                press({ kind: "shape", id: shape.id }, event);
              }}
              onClick={({ detail }) => {
                if (detail === 0) onOpen({ kind: "shape", id: shape.id });
              }}
            >
              <rect
                x={-shape.width / 2}
                y={-shape.height / 2}
                width={shape.width}
                height={shape.height}
                rx={shape.kind === "wall" ? 0 : 12}
              />
              <text className="plan-name" y="0.35em">
                {shape.name || t(`shape.kind.${shape.kind}`)}
              </text>
            </g>
          ))}
          {state.tables.map(({ table, people, isOverFull }) => (
            <PlanTable
              key={table.id}
              table={table}
              people={people}
              isOverFull={isOverFull}
              hasConflict={conflicts.has(table.id)}
              label={t(isOverFull ? "plan.tableOver" : "plan.table", {
                ...{ table: table.name, people, seats: table.seats },
              })}
              onKey={onKey}
              onOpen={onClick}
            />
          ))}
        </g>
      </svg>
      <VisuallyHidden id="plan-help">{t(mayEdit ? "plan.help" : "plan.helpReader")}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className="plan-zoom">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("plan.in")}
          onClick={() => gestures.current?.zoomBy(1)}
        >
          <Icon of={IconPlus} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("plan.out")}
          onClick={() => gestures.current?.zoomBy(-1)}
        >
          <Icon of={IconMinus} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("plan.fit")}
          onClick={() => gestures.current?.fit()}
        >
          <Icon of={IconMaximize} />
        </ActionIcon>
      </div>
    </div>
  );
}
