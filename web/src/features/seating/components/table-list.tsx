import type { SeatingState, TableState } from "@janur/domain/seating/seating-state";
import { plainWords } from "@janur/domain/text/plain-words";
import { Text } from "@mantine/core";
import { use, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { SearchField } from "../../../ui/list/search-field.tsx";
import type { SeatGuest } from "../seat-guests.ts";
import { WhoContext } from "../who.ts";
import { MoreButton } from "./more-button.tsx";

interface TableListProps {
  state: SeatingState;
  byId: ReadonlyMap<string, SeatGuest>;
  mayEdit: boolean;
  /** Whether guests are chosen, whom a tap on a table seats. */
  isSeating: boolean;
  /** People who are chosen: tables with room for all of them stand first. */
  chosenPeople: number;
  onOpen: (tableId: string) => void;
}

/** So many stand in the page at once. */
const shownAtOnce = 60;

/** The same as the plan in words: each table with who sits there. A table is found by anybody at it, too. */
export function TableList({ state, byId, mayEdit, isSeating, chosenPeople, onOpen }: TableListProps) {
  const { t } = useTranslation("seating");
  const who = t(`who.${use(WhoContext)}`);
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(shownAtOnce);
  const found = useMemo(() => {
    const words = plainWords(typed).split(" ");
    const all = isSeating ? withRoomFirst(state.tables, chosenPeople) : state.tables;
    return all.filter(({ table, guests }) => {
      const texts = [plainWords(table.name), ...guests.map(({ id }) => byId.get(id)?.words ?? "")];
      return typed === "" || texts.some((text) => words.every((word) => text.includes(word)));
    });
  }, [state.tables, byId, typed, isSeating, chosenPeople]);
  return (
    <div className="seats-list">
      <SearchField label={t("tables.search", { who })} value={typed} onChange={setTyped} />
      {isSeating && mayEdit && (
        <Text size="sm" c="dimmed">
          {t("tables.help")}
        </Text>
      )}
      {found.length === 0 && <Text role="status">{t("tables.notFound", { who })}</Text>}
      <ul className="seats-tables" ref={keptFocus}>
        {found.slice(0, shown).map((one) => (
          <li key={one.table.id}>
            <TableCard state={one} byId={byId} isSeating={isSeating && mayEdit} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <MoreButton shown={shown} of={found.length} step={shownAtOnce} onMore={setShown} />
    </div>
  );
}

function withRoomFirst(tables: readonly TableState[], people: number): TableState[] {
  const hasRoom = ({ table, people: there }: TableState) => table.seats - there >= people;
  return [...tables.filter(hasRoom), ...tables.filter((table) => !hasRoom(table))];
}

function TableCard({
  state: { table, guests, people, isOverFull },
  byId,
  isSeating,
  onOpen,
}: {
  state: TableState;
  byId: ReadonlyMap<string, SeatGuest>;
  isSeating: boolean;
  onOpen: (tableId: string) => void;
}) {
  const { t } = useTranslation("seating");
  return (
    <button
      type="button"
      className="seats-table-card"
      data-over={isOverFull || undefined}
      data-seating={isSeating || undefined}
      onClick={() => {
        onOpen(table.id);
      }}
    >
      <span className="seats-table-name" dir="auto">
        {table.name}
      </span>
      <span className="seats-table-count">
        {t("tables.count", { people, seats: table.seats })}
        {isOverFull && <strong>{t("tables.over", { count: people - table.seats })}</strong>}
      </span>
      <span className="seats-bar" aria-hidden>
        <span style={{ width: `${String(Math.min(100, (people / table.seats) * 100))}%` }} />
      </span>
      <span className="seats-names" dir="auto">
        {guests.length === 0 ? t("tables.nobody") : guests.map(({ id }) => byId.get(id)?.name).join(" · ")}
      </span>
      {isSeating && <span className="seats-here">{t("tables.here")}</span>}
    </button>
  );
}
