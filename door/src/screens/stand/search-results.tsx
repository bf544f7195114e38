import type { WalkIn } from "@janur/domain/door/door-event";
import type { DoorRow } from "@janur/domain/door/door-row";
import { standingOf } from "@janur/domain/door/verdict";
import { useMemo } from "preact/hooks";
import { openGuest, openWalkIn } from "../../desk/act.ts";
import { attendeeOf } from "../../desk/attendees.ts";
import { currentCeremony, currentLog, desk } from "../../desk/desk.ts";
import { mostFound, searchList, searchWalkIns } from "../../desk/search.ts";
import { useStore } from "../../desk/store.ts";
import { useWords } from "../../texts/language.ts";
import { Sign } from "../sign.tsx";
import styles from "./search-results.module.css";

/** Guests by name, each with how they stand. */
export function SearchResults(props: { typed: string; onWalkIn: () => void }) {
  const { typed, onWalkIn } = props;
  const w = useWords().stand;
  const list = useStore(desk, (state) => state.list);
  const found = useMemo(() => searchList(list, typed), [list, typed]);
  const log = useStore(desk, currentLog);
  const ceremony = useStore(desk, currentCeremony)?.id ?? "";
  const walkIns = useMemo(() => searchWalkIns(log, ceremony, typed), [log, ceremony, typed]);
  return (
    <div class={styles.results}>
      {found.length + walkIns.length === 0 && (
        <div class={styles.nobody} role="status">
          <p>{w.nobody(typed)}</p>
          <button type="button" onClick={onWalkIn}>
            {w.walkIn}
          </button>
        </div>
      )}
      <ul>
        {found.map((row) => (
          <Result key={row.id} row={row} />
        ))}
        {walkIns.map((walkIn) => (
          <WalkInResult key={walkIn.id} walkIn={walkIn} />
        ))}
      </ul>
      {found.length >= mostFound && <p class={`small ${styles.more}`}>{w.more}</p>}
    </div>
  );
}

function WalkInResult({ walkIn }: { walkIn: WalkIn }) {
  const words = useWords();
  return (
    <li>
      <button
        type="button"
        class={styles.result}
        onClick={() => {
          openWalkIn(walkIn);
        }}
      >
        <span class={styles.who}>
          <b dir="auto">{walkIn.name}</b>
          <span class="small">{words.log.walkInOf(walkIn.of)}</span>
        </span>
        <span class={styles.state} data-in>
          <Sign name="check" size={18} />
          {words.stand.inNow}
        </span>
      </button>
    </li>
  );
}

function Result({ row }: { row: DoorRow }) {
  const w = useWords().stand;
  const ceremony = useStore(desk, currentCeremony);
  const log = useStore(desk, currentLog);
  const table = useStore(desk, ({ list }) => list.tableOf(ceremony?.id ?? "", row.id));
  if (ceremony === null) return null;
  const standing = standingOf(row, attendeeOf(log, ceremony.id, row.id), ceremony);
  const { people } = standing.arrived;
  const about = [row.origin, row.group, table].filter((part) => part !== "").join(" · ");
  return (
    <li>
      <button
        type="button"
        class={styles.result}
        onClick={() => {
          openGuest(row.id);
        }}
      >
        <span class={styles.who}>
          <b dir="auto">{row.name}</b>
          {about !== "" && <span class="small">{about}</span>}
        </span>
        <span class={styles.state} data-in={people > 0}>
          {people > 0 && <Sign name="check" size={18} />}
          {people === 0 ? w.seats(row.seats) : people >= row.seats ? w.inNow : w.partIn(people, row.seats)}
        </span>
      </button>
    </li>
  );
}
