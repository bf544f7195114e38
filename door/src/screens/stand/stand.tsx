import { useEffect, useState } from "preact/hooks";
import { takeCode } from "../../desk/act.ts";
import { desk } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { hearScanner } from "../../scanner/key-scanner.ts";
import { readerReady } from "../../scanner/scan-loop.ts";
import { allowSound } from "../../signals/signal.ts";
import { keepAwake } from "../../signals/wake-lock.ts";
import { useWords } from "../../texts/language.ts";
import { GuestSheet } from "../guest/guest-sheet.tsx";
import { WalkInForm } from "../guest/walk-in-form.tsx";
import { WalkInSheet } from "../guest/walk-in-sheet.tsx";
import { Sign } from "../sign.tsx";
import { VerdictScreen } from "../verdict/verdict-screen.tsx";
import { CameraPane } from "../camera/camera-pane.tsx";
import { EventList } from "../event/event-list.tsx";
import { Menu } from "./menu.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { SearchResults } from "./search-results.tsx";
import styles from "./stand.module.css";
import { StateBar } from "./state-bar.tsx";
import { Warnings } from "./warnings.tsx";

/** What lies over the camera. */
export type Over = "nothing" | "menu" | "log" | "walkIn";

/** The door itself: the camera, the search, how things stand; all of it within reach of one thumb. */
export function Stand() {
  const w = useWords().stand;
  const [typed, setTyped] = useState("");
  const [over, setOver] = useState<Over>("nothing");
  const isPractice = useStore(desk, ({ practice }) => practice !== null);
  const guestId = useStore(desk, (state) => state.guestId);
  const walkIn = useStore(desk, (state) => state.walkIn);
  const shown = useStore(desk, (state) => state.shown);

  useEffect(() => {
    void readerReady();
    addEventListener("pointerdown", allowSound, { once: true });
    const stops = [keepAwake(), hearScanner((text) => void takeCode(text, true))];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const close = () => {
    setOver("nothing");
  };
  const clear = () => {
    setTyped("");
  };
  return (
    <div class={styles.stand} data-practice={isPractice}>
      <header class={styles.top}>
        <StateBar />
        <button
          type="button"
          class={`plain ${styles.menu}`}
          onClick={() => {
            setOver("menu");
          }}
        >
          <Sign name="menu" />
          <span class="read">{w.menu}</span>
        </button>
      </header>
      <Warnings />
      <main class={styles.middle}>
        {typed.trim() === "" ? (
          <CameraPane />
        ) : (
          <SearchResults
            typed={typed}
            onWalkIn={() => {
              setOver("walkIn");
            }}
          />
        )}
      </main>
      <footer class={styles.foot}>
        <div class={styles.search} role="search">
          <Sign name="search" />
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={w.search}
            placeholder={w.search}
            value={typed}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
          {typed !== "" && (
            <button type="button" class="plain" onClick={clear}>
              <Sign name="close" />
              <span class="read">{w.searchClear}</span>
            </button>
          )}
        </div>
        <div class={styles.actions}>
          <ModeChoice />
          <button
            type="button"
            onClick={() => {
              setOver("walkIn");
            }}
          >
            <Sign name="plus" />
            {w.walkIn}
          </button>
        </div>
      </footer>
      {guestId !== null && <GuestSheet key={guestId} guestId={guestId} onDone={clear} />}
      {walkIn !== null && <WalkInSheet key={walkIn.id} walkIn={walkIn} />}
      {over === "walkIn" && <WalkInForm first={typed} onClose={close} onDone={clear} />}
      {over === "log" && <EventList onClose={close} />}
      {over === "menu" && (
        <Menu
          onClose={close}
          onLog={() => {
            setOver("log");
          }}
        />
      )}
      {shown !== null && (
        <VerdictScreen
          shown={shown}
          onSearch={() => {
            document.querySelector<HTMLInputElement>("input[type=search]")?.focus();
          }}
        />
      )}
    </div>
  );
}
