import type { WalkIn } from "@janur/domain/door/door-event";
import type { Attendee } from "@janur/domain/door/door-state";
import { limits } from "@janur/domain/limits";
import { useRef, useState } from "preact/hooks";
import { writeEvent } from "../../desk/write-event.ts";
import { useWords } from "../../texts/language.ts";
import styles from "./guest-notes.module.css";

/** Whom something is noted of. */
export type Subject = { guest: string } | { walkIn: WalkIn };

/** What is handed out, handed over and worth knowing of a guest, or of somebody who is on no list. */
export function GuestNotes(props: { subject: Subject; attendee: Attendee | undefined }) {
  const { subject, attendee } = props;
  const w = useWords().guest;
  const souvenirs = attendee?.souvenirs ?? 0;
  return (
    <section class={styles.notes}>
      <div class={styles.row}>
        <span>
          <b>{w.souvenir}</b>
          {souvenirs > 0 && <span class="small">{w.souvenirGiven(souvenirs)}</span>}
        </span>
        <button type="button" onClick={() => void writeEvent({ kind: "souvenir", ...subject, people: 1 })}>
          {w.give}
        </button>
      </div>
      <Line
        label={w.envelope}
        hint={w.envelopeHint}
        longest={limits.door.envelope}
        known={attendee?.envelopes ?? []}
        onKeep={(text) => writeEvent({ kind: "envelope", ...subject, text })}
      />
      <Line
        label={w.note}
        hint={w.noteHint}
        longest={limits.door.note}
        known={attendee?.notes.map(({ text }) => text) ?? []}
        onKeep={(text) => writeEvent({ kind: "note", ...subject, text })}
      />
    </section>
  );
}

function Line(props: {
  label: string;
  hint: string;
  longest: number;
  known: readonly string[];
  onKeep: (text: string) => Promise<unknown>;
}) {
  const { label, hint, longest, known, onKeep } = props;
  const w = useWords().guest;
  const field = useRef<HTMLInputElement>(null);
  const [isKept, setKept] = useState(false);
  const keep = async (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text === "" || field.current === null) return;
    field.current.value = "";
    await onKeep(text);
    setKept(true);
  };
  return (
    <form class={styles.line} onSubmit={(event) => void keep(event)}>
      <label class="field">
        {label}
        {known.length > 0 && <span class={styles.known}>{known.join(" · ")}</span>}
        <input
          ref={field}
          maxLength={longest}
          placeholder={hint}
          autoComplete="off"
          onInput={() => {
            setKept(false);
          }}
        />
      </label>
      <button type="submit" aria-label={`${w.keep}: ${label}`}>
        {w.keep}
      </button>
      <span class="read" role="status">
        {isKept ? w.kept : ""}
      </span>
    </form>
  );
}
