import { eventTime, type LoggedEvent } from "@janur/domain/door/door-event";
import { takeBack } from "../../desk/act.ts";
import { currentLog, desk } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { clock } from "../../texts/clock.ts";
import { useWords } from "../../texts/language.ts";
import styles from "./event-lines.module.css";

/** What happened, in the order given: what, when, by whom; what was taken back stays to be seen. */
export function EventLines(props: { events: readonly LoggedEvent[]; zone: string; hasNames: boolean }) {
  const { events, zone, hasNames } = props;
  const words = useWords();
  const w = words.log;
  const log = useStore(desk, currentLog);
  const names = useStore(desk, ({ list }) => list.byId);
  const undone = new Set([...log.values()].flatMap(({ target }) => target ?? []));
  const nameOf = ({ guest, walkIn }: LoggedEvent) =>
    guest === null ? (walkIn?.name ?? "") : (names.get(guest)?.name ?? "—");
  return (
    <ul class={styles.lines}>
      {events
        .filter(({ kind }) => kind !== "undo")
        .map((event) => {
          const isUndone = undone.has(event.nonce);
          const what =
            event.kind === "arrive"
              ? w.letIn(event.people)
              : event.kind === "undo"
                ? ""
                : [w.kinds[event.kind], event.text].filter((part) => part !== "").join(": ");
          return (
            <li key={event.nonce} data-undone={isUndone}>
              <span>
                {hasNames && <b dir="auto">{nameOf(event)}</b>}
                <span class={styles.what}>
                  {what}
                  {event.walkIn !== null && ` · ${w.walkInOf(event.walkIn.of)}`}
                </span>
                <span class="small">
                  {clock(eventTime(event), zone)} · {event.by}
                  {event.receivedAt === null && ` · ${w.notHanded}`}
                  {isUndone && ` · ${w.undone}`}
                </span>
              </span>
              {!isUndone && (
                <button
                  type="button"
                  aria-label={w.undoOf(`${nameOf(event)}, ${clock(eventTime(event), zone)}`)}
                  onClick={() => void takeBack(event.nonce)}
                >
                  {words.guest.undo}
                </button>
              )}
            </li>
          );
        })}
    </ul>
  );
}
