import { useEffect, useState } from "preact/hooks";
import { desk } from "../../desk/desk.ts";
import { keepChoices } from "../../desk/keep-session.ts";
import { useStore } from "../../desk/store.ts";
import { cameras } from "../../scanner/camera.ts";
import { askNow } from "../../sync/keep-in-touch.ts";
import { changeLight, useLight, useWords, type Light } from "../../texts/language.ts";
import { CeremonyChoice } from "../ceremony-choice.tsx";
import { Choice } from "../choice.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { Sheet } from "../sheet.tsx";
import { modes } from "./mode-choice.tsx";
import styles from "./menu.module.css";

const lights: readonly Light[] = ["auto", "light", "dark"];

/** What is set once, and what is looked up now and then. */
export function Menu(props: { onClose: () => void; onLog: () => void }) {
  const { onClose, onLog } = props;
  const w = useWords().menu;
  const stand = useWords().stand;
  const light = useLight();
  const choices = useStore(desk, (state) => state.choices);
  const by = useStore(desk, (state) => state.by);
  const isPractice = useStore(desk, ({ practice }) => practice !== null);
  const [found, setFound] = useState<{ id: string; name: string }[]>([]);
  useEffect(() => void cameras().then(setFound), []);
  return (
    <Sheet title={w.title} onClose={onClose}>
      <p class="small">{w.who(by)}</p>
      <CeremonyChoice />
      <fieldset class={styles.modes}>
        <legend>{w.mode}</legend>
        {modes.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="mode"
              checked={choices.mode === mode}
              onChange={() => void keepChoices({ mode })}
            />
            <span>
              <b>{stand[mode]}</b>
              <span class="small">{mode === "review" ? w.reviewText : w.expressText}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {found.length > 1 && (
        <Choice
          label={w.camera}
          value={choices.camera}
          options={[["", w.cameraAuto], ...found.map(({ id, name }) => [id, name] as const)]}
          onChange={(camera) => void keepChoices({ camera })}
        />
      )}
      <Choice
        label={w.light}
        value={light}
        options={lights.map((one) => [one, w.lights[one]])}
        onChange={(chosen) => {
          changeLight(lights.find((one) => one === chosen) ?? "auto");
        }}
      />
      <label class={styles.switch}>
        <b>{w.sound}</b>
        <input
          type="checkbox"
          checked={choices.hasSound}
          onChange={(event) => void keepChoices({ hasSound: event.currentTarget.checked })}
        />
      </label>
      <div class={styles.ways}>
        <button type="button" onClick={onLog}>
          {w.log}
        </button>
        <button
          type="button"
          onClick={() => {
            askNow();
            onClose();
          }}
        >
          {w.askNow}
        </button>
        <button
          type="button"
          onClick={() => {
            desk.set({ phase: "preparing" });
          }}
        >
          {w.prepare}
        </button>
        <button
          type="button"
          onClick={() => {
            desk.set({ practice: isPractice ? null : new Map() });
            onClose();
          }}
        >
          {isPractice ? stand.practiceEnd : w.practice}
        </button>
        <LanguageSwitch />
      </div>
    </Sheet>
  );
}
