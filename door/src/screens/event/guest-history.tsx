import { byTime } from "@janur/domain/door/door-log";
import type { Ceremony } from "../../call/operations.ts";
import { eventsOf } from "../../desk/attendees.ts";
import { currentLog, desk } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { useWords } from "../../texts/language.ts";
import { EventLines } from "./event-lines.tsx";

/** All that happened about one guest or walk-in, the latest first, each to be taken back. */
export function GuestHistory(props: { ceremony: Ceremony; subject: string }) {
  const { ceremony, subject } = props;
  const w = useWords().guest;
  const log = useStore(desk, currentLog);
  const own = [...eventsOf(log, ceremony.id, subject)].sort((a, b) => byTime(b, a));
  if (own.length === 0) return null;
  return (
    <section>
      <h3>{w.history}</h3>
      <EventLines events={own} zone={ceremony.zone} hasNames={false} />
    </section>
  );
}
