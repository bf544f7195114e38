import { limits } from "@janur/domain/limits";
import { useWords } from "../../texts/language.ts";
import { Sign } from "../sign.tsx";
import styles from "./people-choice.module.css";

/** How many are here: the usual numbers by one tap, all others by steps. */
export function PeopleChoice(props: { people: number; usual: number; onChange: (people: number) => void }) {
  const { people, usual, onChange } = props;
  const w = useWords().guest;
  const quick = Array.from({ length: Math.min(4, Math.max(2, usual)) }, (_, index) => index + 1);
  return (
    <div class={styles.choice} role="group" aria-label={w.howMany}>
      <div class={styles.steps}>
        <button
          type="button"
          disabled={people <= 1}
          onClick={() => {
            onChange(people - 1);
          }}
        >
          <Sign name="minus" />
          <span class="read">{w.fewer}</span>
        </button>
        <output class={styles.number}>{people}</output>
        <button
          type="button"
          disabled={people >= limits.door.people}
          onClick={() => {
            onChange(people + 1);
          }}
        >
          <Sign name="plus" />
          <span class="read">{w.moreOne}</span>
        </button>
      </div>
      <div class={styles.quick}>
        {quick.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={people === number}
            onClick={() => {
              onChange(number);
            }}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}
