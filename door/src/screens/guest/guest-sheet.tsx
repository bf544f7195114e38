import { isVip, isVipTag } from "@janur/domain/door/vip-tag";
import { standingOf } from "@janur/domain/door/verdict";
import { peopleAtDoor } from "@janur/domain/door/verdict";
import { replyTo } from "@janur/domain/rsvp/attendance";
import { eventTime } from "@janur/domain/door/door-event";
import type { DoorRow } from "@janur/domain/door/door-row";
import { useState } from "preact/hooks";
import { dismiss, letIn } from "../../desk/act.ts";
import { attendeeOf } from "../../desk/attendees.ts";
import type { Ceremony } from "../../call/operations.ts";
import { currentCeremony, currentLog, desk } from "../../desk/desk.ts";
import { useStore } from "../../desk/store.ts";
import { clock } from "../../texts/clock.ts";
import { useFamilyText, useWords } from "../../texts/language.ts";
import { Sheet } from "../sheet.tsx";
import { Sign } from "../sign.tsx";
import { GuestHistory } from "../event/guest-history.tsx";
import { CallLinks } from "./call-links.tsx";
import { GuestNotes } from "./guest-notes.tsx";
import styles from "./guest-sheet.module.css";
import { PeopleChoice } from "./people-choice.tsx";

/** One guest at the door: who they are, how many are here, and the button that lets them in. */
export function GuestSheet(props: { guestId: string; onDone: () => void }) {
  const { guestId, onDone } = props;
  const row = useStore(desk, ({ list }) => list.byId.get(guestId));
  const ceremony = useStore(desk, currentCeremony);
  if (row === undefined || ceremony === null) return null;
  return <Loaded row={row} ceremony={ceremony} onDone={onDone} />;
}

function Loaded(props: { row: DoorRow; ceremony: Ceremony; onDone: () => void }) {
  const { row, ceremony, onDone } = props;
  const w = useWords().guest;
  const say = useFamilyText();
  const log = useStore(desk, currentLog);
  const table = useStore(desk, ({ list }) => list.tableOf(ceremony.id, row.id));
  const attendee = attendeeOf(log, ceremony.id, row.id);
  const standing = standingOf(row, attendee, ceremony);
  const { people: inside, disputed } = standing.arrived;
  const usual = peopleAtDoor(row, inside, ceremony);
  const [chosen, setChosen] = useState({ people: usual, inside });
  // Another phone has let some of them in meanwhile: what was chosen then is not what is left now.
  const people = chosen.inside === inside ? chosen.people : usual;
  const last = attendee?.arrivals.at(-1);
  const answer = row.replies.includes(replyTo(ceremony.id, "yes"))
    ? w.answered(row.people)
    : row.replies.includes(replyTo(ceremony.id, "maybe"))
      ? w.unsure
      : row.replies.includes(replyTo(ceremony.id, "no"))
        ? w.declined
        : w.noAnswer;
  return (
    <Sheet
      title={say(ceremony.name)}
      onClose={dismiss}
      foot={
        <button
          type="button"
          class="go"
          autofocus
          onClick={() => {
            onDone();
            void letIn(row, people);
          }}
        >
          {inside === 0 ? w.letIn(people) : w.letInMore(people)}
        </button>
      }
    >
      <div class={styles.who}>
        <h2 dir="auto">{row.name}</h2>
        <p>{[row.origin, row.group].filter((part) => part !== "").join(" · ")}</p>
        <p class="small">{answer}</p>
        <ul class={styles.tags}>
          {table !== "" && <li class={styles.table}>{w.table(table)}</li>}
          {row.tags.map((tag) => (
            <li key={tag} data-vip={isVipTag(tag)}>
              {tag}
            </li>
          ))}
        </ul>
        {isVip(row) && <CallLinks class={styles.call} />}
      </div>
      {last !== undefined && (
        <p class={styles.state}>
          <Sign name="check" />
          {w.inSince(inside, clock(eventTime(last), ceremony.zone), last.by)}
        </p>
      )}
      {standing.kind === "otherCeremony" && <p class={styles.warn}>{w.otherCeremony}</p>}
      {disputed > 0 && <p class={styles.warn}>{w.disputed(disputed)}</p>}
      <section>
        <h3>{w.howMany}</h3>
        <PeopleChoice
          people={people}
          usual={row.seats}
          onChange={(wanted) => {
            setChosen({ people: wanted, inside });
          }}
        />
        <p class={`small ${styles.over}`} role="status">
          {inside + people > row.seats ? w.over(row.seats) : ""}
        </p>
      </section>
      <GuestNotes subject={{ guest: row.id }} attendee={attendee} />
      <GuestHistory ceremony={ceremony} subject={row.id} />
    </Sheet>
  );
}
