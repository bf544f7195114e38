import type { Tally } from "@janur/domain/figures";
import type { GuestRow } from "@janur/domain/guest-row";
import { useTranslation } from "react-i18next";
import classes from "./guest-list.module.css";

/** How far a guest is: shape and word. */
export function AnswerState({
  guest,
}: {
  guest: Pick<GuestRow, "attendance" | "people" | "openedAt" | "listing">;
}) {
  const { t } = useTranslation("guest");
  const { attendance, people, openedAt, listing } = guest;
  const state = attendance !== null ? "answered" : openedAt !== null ? "opened" : "silent";
  const shape = { answered: "●", opened: "◕", silent: "○" }[state];
  // Green is read as "coming" before the words are.
  const tone = attendance === "no" || attendance === "maybe" ? attendance : state;
  return (
    <p className={classes.state}>
      <span aria-hidden data-state={tone}>
        {shape}
      </span>
      <span>
        {attendance === null
          ? t(`state.${state === "opened" ? "opened" : "silent"}`)
          : t(`state.${attendance}`, { count: people })}
        {listing === "inbox" && ` · ${t("state.inbox")}`}
      </span>
    </p>
  );
}

/** How many answered by a group's link. */
export function GroupState({ tally }: { tally: Tally | undefined }) {
  const { t } = useTranslation("guest");
  if (tally === undefined) return <p className={classes.state} aria-busy />;
  const isAnswered = tally.invitations > 0;
  return (
    <p className={classes.state}>
      <span aria-hidden data-state={isAnswered ? "answered" : "silent"}>
        {isAnswered ? "●" : "○"}
      </span>
      <span>
        {isAnswered
          ? t("state.group", {
              answers: t("answers", { count: tally.invitations }),
              people: t("seats", { count: tally.people }),
            })
          : t("state.groupSilent")}
      </span>
    </p>
  );
}
