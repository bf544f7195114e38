import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import type { SeatingState } from "@janur/domain/seating/seating-state";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { SeatGuest } from "../seat-guests.ts";
import { tableCards } from "../table-cards.ts";
import { chairsPath, tableShape } from "../table-shape.ts";
import { placedAt } from "./plan-gestures.ts";
import paperStyle from "./seats-paper.css?inline";

export type Paper = "plan" | "cards" | "card" | "byTable" | "byName";

interface SeatsPaperProps {
  paper: Paper;
  title: string;
  plan: SeatingPlan;
  state: SeatingState;
  byId: ReadonlyMap<string, SeatGuest>;
}

/** What comes out of the printer; on the screen it is not there. */
export function SeatsPaper(props: SeatsPaperProps) {
  return (
    <>
      <style href="seats-paper" precedence="page">
        {paperStyle}
      </style>
      <PaperOf {...props} />
    </>
  );
}

function PaperOf(props: SeatsPaperProps) {
  switch (props.paper) {
    case "plan":
      return <PlanPaper {...props} />;
    case "cards":
    case "card":
      return <CardsPaper {...props} />;
    case "byTable":
      return <TablesPaper {...props} />;
    case "byName":
      return <NamesPaper {...props} />;
  }
}

/** One sheet of A4, lying or standing as the hall does. */
function PlanPaper({ title, plan, state }: SeatsPaperProps) {
  const { t } = useTranslation("seating");
  const { width, height } = plan.hall;
  const sheet = width >= height ? "paper-lying" : "paper-standing";
  return (
    <div className={`paper-paper paper-plan ${sheet}`} aria-hidden>
      <h1 dir="auto">{title}</h1>
      <svg viewBox={`-5 -5 ${String(width + 10)} ${String(height + 10)}`}>
        <rect width={width} height={height} />
        {plan.shapes.map((shape) => (
          <g key={shape.id} transform={placedAt(shape.x, shape.y, shape.rotation)}>
            <rect x={-shape.width / 2} y={-shape.height / 2} width={shape.width} height={shape.height} />
            <text y="0.35em">{shape.name || t(`shape.kind.${shape.kind}`)}</text>
          </g>
        ))}
        {state.tables.map(({ table, people }) => {
          const { top, chairs } = tableShape(table);
          return (
            <g key={table.id} transform={placedAt(table.x, table.y, table.rotation)}>
              {top?.kind === "round" && <circle r={top.radius} />}
              {top?.kind === "long" && (
                <rect x={-top.width / 2} y={-top.height / 2} width={top.width} height={top.height} />
              )}
              <path d={chairsPath(chairs)} />
              <g
                transform={`rotate(${String(-table.rotation)})`}
                className={top === null ? "paper-bare" : undefined}
              >
                <text y="-0.15em">{table.name}</text>
                <text y="1em">{`${String(people)}/${String(table.seats)}`}</text>
              </g>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Cards of A6, four of them on a sheet of A4 or each on its own, to be folded or stood up. */
function CardsPaper({ paper, title, state, byId }: SeatsPaperProps) {
  return (
    <div className={`paper-paper ${paper === "card" ? "paper-single" : "paper-cards"}`} aria-hidden>
      {state.tables.flatMap(({ table, guests }) => {
        const sitting = guests.map(({ id }) => ({ id, name: byId.get(id)?.name ?? "" }));
        return tableCards(sitting).map(({ part, guests: onCard, isMany }) => (
          <section key={`${table.id} ${String(part?.number ?? 1)}`} className="paper-card">
            <small dir="auto">
              {[title, ...(part === null ? [] : [`${String(part.number)}/${String(part.of)}`])].join(" · ")}
            </small>
            <h1 dir="auto" style={nameSize(table.name)}>
              {table.name}
            </h1>
            <ul data-many={isMany || undefined}>
              {onCard.map(({ id, name }) => (
                <li key={id} dir="auto">
                  {name}
                </li>
              ))}
            </ul>
          </section>
        ));
      })}
    </div>
  );
}

/** As large as the longest word and the length of the whole allow. */
function nameSize(name: string): CSSProperties & Record<`--${string}`, string> {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return { "--largest": name.length > 12 ? "26pt" : "44pt", "--longest": String(longest) };
}

function TablesPaper({ title, state, byId }: SeatsPaperProps) {
  const { t } = useTranslation("seating");
  return (
    <div className="paper-paper paper-list" aria-hidden>
      <h1 dir="auto">{title}</h1>
      {state.tables
        .filter(({ guests }) => guests.length > 0)
        .map(({ table, guests, people }) => (
          <section key={table.id}>
            <h2 dir="auto">
              {table.name} <small>{t("tables.count", { people, seats: table.seats })}</small>
            </h2>
            <ul>
              {guests.map((guest) => (
                <li key={guest.id} dir="auto">
                  ☐ {byId.get(guest.id)?.name} <small>{t("people", { count: guest.people })}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function NamesPaper({ title, state, byId }: SeatsPaperProps) {
  const { t } = useTranslation("seating");
  const tables = new Map(
    state.tables.flatMap(({ table, guests }) => guests.map(({ id }) => [id, table.name] as const)),
  );
  // The list is by name already.
  const seated = [...byId.values()].filter(({ id }) => tables.has(id));
  return (
    <div className="paper-paper paper-list" aria-hidden>
      <h1 dir="auto">{title}</h1>
      <table>
        <thead>
          <tr>
            <th />
            <th>{t("print.name")}</th>
            <th>{t("print.people")}</th>
            <th>{t("print.table")}</th>
          </tr>
        </thead>
        <tbody>
          {seated.map((guest) => (
            <tr key={guest.id}>
              <td>☐</td>
              <td dir="auto">
                {guest.name}
                {guest.origin !== "" && ` (${guest.origin})`}
              </td>
              <td>{guest.people}</td>
              <td dir="auto">{tables.get(guest.id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
