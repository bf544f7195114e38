import { byTime } from "@janur/domain/door/door-log";
import { currentCeremony, currentLog, desk } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { useWords } from "../../texts/language.ts";
import { Sheet } from "../sheet.tsx";
import { EventLines } from "./event-lines.tsx";

/** The latest hundred are what somebody looks for; the rest is found by the guest's name. */
const most = 100;

/** What happened at this door, by whomever, the latest first. */
export function EventList({ onClose }: { onClose: () => void }) {
  const w = useWords().log;
  const log = useStore(desk, currentLog);
  const ceremony = useStore(desk, currentCeremony);
  const events = [...log.values()]
    .filter((event) => event.ceremony === ceremony?.id && event.kind !== "undo")
    .sort((a, b) => byTime(b, a))
    .slice(0, most);
  return (
    <Sheet title={w.title} onClose={onClose}>
      {events.length === 0 ? (
        <p>{w.empty}</p>
      ) : (
        <EventLines events={events} zone={ceremony?.zone ?? "Asia/Jakarta"} hasNames />
      )}
    </Sheet>
  );
}
