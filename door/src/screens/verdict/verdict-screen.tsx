import type { DoorRow } from "@janur/domain/door/door-row";
import type { Verdict } from "@janur/domain/door/verdict";
import { isVip } from "@janur/domain/door/vip-tag";
import { useEffect, useRef } from "preact/hooks";
import { dismiss, openGuest, openWalkIn, takeBack } from "../../desk/act.ts";
import { currentCeremony, desk, type Shown } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { clock } from "../../texts/clock.ts";
import { useFamilyText, useWords } from "../../texts/language.ts";
import { CallLinks } from "../guest/call-links.tsx";
import { Sign } from "../sign.tsx";
import styles from "./verdict-screen.module.css";
import { verdictText } from "./verdict-text.ts";

/** Whoever walks in needs no tap of the usher; all else waits for one. */
const welcomeMs = 2_500;
/** The others stand on the guest's sheet. */
const mostCalls = 2;

/** One answer that fills the screen, in colour, shape and words. */
export function VerdictScreen(props: { shown: Shown; onSearch: () => void }) {
  const { shown, onSearch } = props;
  const w = useWords().verdict;
  const zone = useStore(desk, currentCeremony)?.zone ?? "Asia/Jakarta";
  const listAt = useStore(desk, ({ pack }) => pack?.at ?? 0);
  const isPractice = useStore(desk, ({ practice }) => practice !== null);
  const table = useStore(desk, (state) =>
    shown.kind === "in" && shown.row !== null
      ? state.list.tableOf(currentCeremony(state)?.id ?? "", shown.row.id)
      : "",
  );
  const mayCall = useStore(desk, ({ pack }) => (pack?.contacts.length ?? 0) > 0);
  const isReceived = mayCall && shown.kind === "in" && shown.row !== null && isVip(shown.row);
  const say = useFamilyText();
  const ceremonies = useStore(desk, ({ pack }) => pack?.ceremonies) ?? [];
  const guest = useWords().guest;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Somebody of the family is called by a tap first.
    if (shown.kind === "verdict" || isReceived) return undefined;
    const timer = setTimeout(dismiss, welcomeMs);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, isReceived]);
  const { tone, sign, title, name, lines } = verdictText(shown, w, {
    time: (at) => clock(at, zone),
    listAt,
    table: table === "" ? "" : guest.table(table),
    nameOf: (id) => {
      const named = ceremonies.find((one) => one.id === id);
      return named === undefined ? "" : say(named.name);
    },
  });
  const search = () => {
    // Closed at once: what lies behind a modal dialog takes no focus, and a phone shows its keys only for a tap.
    dialog.current?.close();
    dismiss();
    onSearch();
  };
  const look = wayToSheet(shown);
  return (
    <dialog
      ref={dialog}
      class={styles.verdict}
      data-tone={tone}
      aria-labelledby="verdict"
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
    >
      <div class={styles.frame}>
        <div class={styles.said} role="alert">
          <span class={styles.sign}>
            <Sign name={sign} size={72} />
          </span>
          {isPractice && <p class={styles.practice}>{w.practice}</p>}
          <h1 id="verdict">{title}</h1>
          {name !== "" && (
            <p class={styles.name} dir="auto">
              {name}
            </p>
          )}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div class={styles.ways}>
          {isReceived && <CallLinks class={styles.call} most={mostCalls} />}
          {shown.kind === "in" && (
            <button
              type="button"
              onClick={() => {
                dismiss();
                void takeBack(shown.nonce);
              }}
            >
              {w.undo}
            </button>
          )}
          {shown.kind === "verdict" && (
            <button type="button" onClick={search}>
              {w.searchName}
            </button>
          )}
          {look !== null && (
            <button type="button" onClick={look}>
              {w.look}
            </button>
          )}
          <button type="button" class={styles.next} onClick={dismiss} autofocus>
            {w.next}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Opens the sheet of whom the screen speaks of; null where it speaks of nobody. */
function wayToSheet(shown: Shown): (() => void) | null {
  const row = shown.kind === "verdict" ? rowOf(shown.verdict) : shown.kind === "in" ? shown.row : null;
  const walkIn = shown.kind === "in" ? shown.walkIn : null;
  if (row !== null)
    return () => {
      openGuest(row.id);
    };
  if (walkIn === null) return null;
  return () => {
    openWalkIn(walkIn);
  };
}

function rowOf(verdict: Verdict): DoorRow | null {
  return verdict.kind === "unknown" ? null : verdict.row;
}
