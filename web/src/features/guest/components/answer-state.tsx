import type { Guest } from "@janur/domain/guest";
import { useTranslation } from "react-i18next";
import classes from "./guest-list.module.css";

/** How far a guest is: shape and word. */
export function AnswerState({ guest }: { guest: Pick<Guest, "answer" | "opened" | "listing"> }) {
  const { t } = useTranslation("guest");
  const { answer, opened, listing } = guest;
  const state = answer !== null ? "answered" : opened !== null ? "opened" : "silent";
  const shape = { answered: "●", opened: "◕", silent: "○" }[state];
  return (
    <p className={classes.state}>
      <span aria-hidden data-state={state}>
        {shape}
      </span>
      <span>
        {answer === null
          ? t(`state.${state === "opened" ? "opened" : "silent"}`)
          : t(`state.${answer.attendance}`, { count: answer.people })}
        {listing === "inbox" && ` · ${t("state.inbox")}`}
      </span>
    </p>
  );
}
