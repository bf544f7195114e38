import { currentCeremony, desk, pendingEvents } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { useCounts } from "../../desk/use-counts.ts";
import { clock } from "../../texts/clock.ts";
import { useFamilyText, useWords } from "../../texts/language.ts";
import styles from "./state-bar.module.css";

/** How many are in, at which ceremony, and how far others know of it. */
export function StateBar() {
  const w = useWords().stand;
  const say = useFamilyText();
  const counts = useCounts();
  const ceremony = useStore(desk, currentCeremony);
  const hasSignal = useStore(desk, (state) => state.hasSignal);
  const exchangedAt = useStore(desk, ({ session }) => session?.exchangedAt ?? 0);
  const pending = useStore(desk, (state) => pendingEvents(state).length);
  const at = clock(exchangedAt, ceremony?.zone ?? "Asia/Jakarta");
  const touch = hasSignal ? w.fresh(at) : exchangedAt === 0 ? w.offlineNever : w.offline(at);
  // What is on its way says by itself that there is a signal.
  const isTouchSaid = !hasSignal || (exchangedAt > 0 && pending === 0);
  return (
    <div class={styles.bar}>
      <h1 class={styles.count}>{w.inside(counts.invitations, counts.people)}</h1>
      <div role="status">
        <span class={styles.line}>
          <i class={styles.dot} data-signal={hasSignal} />
          <span class={styles.name}>{ceremony === null ? "" : say(ceremony.name)}</span>
          {isTouchSaid && <span>· {touch}</span>}
          {pending > 0 && !isTouchSaid && <span>· {w.pending(pending)}</span>}
        </span>
        {/* A line of its own: it is what would be lost with the phone. */}
        {pending > 0 && isTouchSaid && <span class={styles.line}>{w.pending(pending)}</span>}
      </div>
    </div>
  );
}
