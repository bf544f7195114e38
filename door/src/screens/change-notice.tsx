import { askNow } from "../sync/keep-in-touch.ts";
import { begin } from "../desk/open-desk.ts";
import { countUnreceived, desk } from "../desk/desk.ts";
import { useStore } from "../desk/store.ts";
import { useWords } from "../texts/language.ts";
import { Notice } from "./notice.tsx";

/** Without an answer the new door would not open either: nothing is given up for that. */
const waitsFor = new Set(["offline", "trouble", "limit/too-many-requests"]);

/** Another link was opened, and the door before has entries that nobody else knows of. */
export function ChangeNotice() {
  const words = useWords();
  const w = words.change;
  const refusal = useStore(desk, (state) => state.refusal);
  const left = useStore(desk, ({ log }) => countUnreceived(log.values()));
  const next = useStore(desk, (state) => state.next);
  if (refusal === "" || next === null) return <Notice text={words.opening} />;
  return (
    <Notice text={waitsFor.has(refusal) ? w.waiting(left) : w.stuck(left)}>
      <button
        type="button"
        class="go"
        onClick={() => {
          desk.set({ refusal: "" });
          askNow();
        }}
      >
        {words.tryAgain}
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => {
          // The link is gone from the address; what is kept is the door before.
          location.reload();
        }}
      >
        {w.back}
      </button>
      {!waitsFor.has(refusal) && (
        <button type="button" class="plain" onClick={() => void begin(next)}>
          {w.giveUp(left)}
        </button>
      )}
    </Notice>
  );
}
