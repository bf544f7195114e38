import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { rowOf } from "@janur/domain/guest/guest-row";
import { hasInvitation } from "@janur/domain/statistics/figures";
import { useTranslation } from "react-i18next";
import classes from "./guest-choice.module.css";

interface GuestChoiceProps {
  guest: Guest;
  /** "Cocokkan" */
  action: string;
  /** The whole sentence for those who hear it. */
  label: string;
  onChoose: () => void;
}

/** A guest of the list to choose: who, from where, and how far they are. */
export function GuestChoice({ guest, action, label, onChoose }: GuestChoiceProps) {
  const { t } = useTranslation("rsvp");
  const { answer } = guest;
  const said =
    answer === null
      ? t(`inbox.${hasInvitation(rowOf(guest)) ? "silent" : "unsent"}`)
      : t("inbox.hasAnswered", {
          answer:
            t(`attendance.${answer.attendance}`) +
            (answer.attendance === "no" ? "" : `, ${t("people", { count: answer.people })}`),
        });
  const facts = [guest.origin, guest.group, t("inbox.seats", { count: guest.seats }), said];
  return (
    <li>
      <button type="button" className={classes.choice} aria-label={label} onClick={onChoose}>
        <span>
          <strong dir="auto">{addressedName(guest)}</strong>
          <small>{facts.filter((fact) => fact !== "").join(" · ")}</small>
        </span>
        <span className={classes.go} aria-hidden>
          {action}
        </span>
      </button>
    </li>
  );
}
