import { desk } from "../../desk/desk.ts";
import { keepChoices } from "../../desk/keep-session.ts";
import { useStore } from "../../desk/store.ts";
import { useWords } from "../../texts/language.ts";
import styles from "./mode-choice.module.css";

export const modes = ["review", "express"] as const;

/** Whether whoever is read is looked at first, or is in. */
export function ModeChoice() {
  const w = useWords().stand;
  const mode = useStore(desk, ({ choices }) => choices.mode);
  return (
    <div class={styles.choice} role="group" aria-label={w.modeOf}>
      {modes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode === one}
          onClick={() => void keepChoices({ mode: one })}
        >
          {w[one]}
        </button>
      ))}
    </div>
  );
}
