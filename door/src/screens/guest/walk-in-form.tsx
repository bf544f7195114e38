import { limits } from "@janur/domain/limits";
import { useRef, useState } from "preact/hooks";
import { letInWalkIn } from "../../desk/act.ts";
import { newId } from "../../desk/new-id.ts";
import { useWords } from "../../texts/language.ts";
import { Sheet } from "../sheet.tsx";
import { PeopleChoice } from "./people-choice.tsx";
import styles from "./walk-in-form.module.css";

/** Somebody who is on no list is let in with a name and whose guest they are. */
export function WalkInForm(props: { first: string; onClose: () => void; onDone: () => void }) {
  const { first, onClose, onDone } = props;
  const words = useWords();
  const w = words.walkIn;
  const name = useRef<HTMLInputElement>(null);
  const of = useRef<HTMLInputElement>(null);
  const [people, setPeople] = useState(1);
  const [isMissing, setMissing] = useState(false);
  const letIn = (event: Event) => {
    event.preventDefault();
    const typed = name.current?.value.trim() ?? "";
    setMissing(typed === "");
    if (typed === "") {
      name.current?.focus();
      return;
    }
    onDone();
    onClose();
    void letInWalkIn({ id: newId(), name: typed, of: of.current?.value.trim() ?? "" }, people);
  };
  return (
    <Sheet
      title={w.title}
      onClose={onClose}
      foot={
        <button type="submit" form="walk-in" class="go">
          {words.guest.letIn(people)}
        </button>
      }
    >
      <form id="walk-in" onSubmit={letIn} class={styles.form}>
        <label class="field">
          {w.name}
          <input
            ref={name}
            defaultValue={first}
            maxLength={limits.door.name}
            autoComplete="off"
            aria-invalid={isMissing}
            aria-describedby="walk-in-say"
          />
          <span id="walk-in-say" role="alert" class="bad">
            {isMissing ? w.nameMissing : ""}
          </span>
        </label>
        <label class="field">
          {w.of}
          <input ref={of} maxLength={limits.door.name} autoComplete="off" placeholder={w.ofHint} />
        </label>
      </form>
      <section>
        <h3>{words.guest.howMany}</h3>
        <PeopleChoice people={people} usual={4} onChange={setPeople} />
      </section>
    </Sheet>
  );
}
