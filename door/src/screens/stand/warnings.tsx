import { desk, nothingOpen } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { useWords } from "../../texts/language.ts";
import styles from "./warnings.module.css";

/** What somebody at the door must know, and can do something about. */
export function Warnings() {
  const w = useWords().stand;
  const isPractice = useStore(desk, ({ practice }) => practice !== null);
  const refused = useStore(desk, (state) => state.refused.size);
  const isUnwritten = useStore(desk, ({ unwritten, isUnkept }) => isUnkept || unwritten.length > 0);
  const isEmptied = useStore(desk, (state) => state.isEmptied);
  const isFull = useStore(desk, (state) => state.isFull);
  const texts = [
    ...(isEmptied ? [w.emptied] : isUnwritten ? [w.unwritten] : []),
    ...(isFull ? [w.full] : []),
    ...(refused > 0 ? [w.refused(refused)] : []),
  ];
  return (
    <div role="status">
      {isPractice && (
        <div class={styles.practice}>
          <b>{w.practiceOn}</b>
          <button
            type="button"
            onClick={() => {
              desk.set({ practice: null, ...nothingOpen });
            }}
          >
            {w.practiceEnd}
          </button>
        </div>
      )}
      {texts.map((text) => (
        <p key={text} class={styles.warning}>
          {text}
        </p>
      ))}
    </div>
  );
}
