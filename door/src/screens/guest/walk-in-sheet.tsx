import { arrivedPeople } from "@janur/domain/door/arrived-people";
import { eventTime, subjectOf, type WalkIn } from "@janur/domain/door/door-event";
import { dismiss } from "../../desk/act.ts";
import { attendeeOf } from "../../desk/attendees.ts";
import { currentCeremony, currentLog, desk } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { clock } from "../../texts/clock.ts";
import { useFamilyText, useWords } from "../../texts/language.ts";
import { GuestHistory } from "../event/guest-history.tsx";
import { Sheet } from "../sheet.tsx";
import { Sign } from "../sign.tsx";
import { GuestNotes } from "./guest-notes.tsx";
import styles from "./guest-sheet.module.css";

/** Somebody who is on no list, once they are in: their envelope is numbered and a souvenir handed out as for any guest. */
export function WalkInSheet({ walkIn }: { walkIn: WalkIn }) {
  const words = useWords();
  const say = useFamilyText();
  const ceremony = useStore(desk, currentCeremony);
  const log = useStore(desk, currentLog);
  if (ceremony === null) return null;
  const subject = subjectOf({ guest: null, walkIn });
  const attendee = attendeeOf(log, ceremony.id, subject);
  const last = attendee?.arrivals.at(-1);
  const inside = arrivedPeople(attendee?.arrivals ?? [], 0).people;
  return (
    <Sheet
      title={say(ceremony.name)}
      onClose={dismiss}
      foot={
        <button type="button" class="go" autofocus onClick={dismiss}>
          {words.verdict.next}
        </button>
      }
    >
      <div class={styles.who}>
        <h2 dir="auto">{walkIn.name}</h2>
        <p>{words.log.walkInOf(walkIn.of)}</p>
      </div>
      {last !== undefined && (
        <p class={styles.state}>
          <Sign name="check" />
          {words.guest.inSince(inside, clock(eventTime(last), ceremony.zone), last.by)}
        </p>
      )}
      <GuestNotes subject={{ walkIn }} attendee={attendee} />
      <GuestHistory ceremony={ceremony} subject={subject} />
    </Sheet>
  );
}
