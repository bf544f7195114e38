import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { stageOf } from "@janur/domain/sending/sending-queue";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { RowCheck } from "../../../ui/list/row-check.tsx";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { messageProblemOf } from "../message-problem.ts";
import type { Queue } from "../use-queue.ts";
import classes from "./sending.module.css";

/** Guests that are shown at first, and how many more each time. */
const page = 20;

const shapes = { unsent: "○", handed: "◔", sent: "◑", opened: "◕", answered: "●" } as const;

/** Who follows, whose number is wrong, and who has no link to send. Those who were reached on another way are ticked together. */
export function QueueList({
  invitationId,
  queue,
  mayEditGuests,
}: {
  invitationId: string;
  queue: Queue;
  mayEditGuests: boolean;
}) {
  const { t } = useTranslation("sending");
  const [shown, setShown] = useState(page);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { waiting, problems, withoutLink } = queue;
  const stateOf = (guest: GuestRow) => {
    const problem = queue.carried.includes(guest) ? messageProblemOf(guest.dispatch) : null;
    if (problem !== null) return t(`wa.reason.${problem}`);
    const stage = stageOf(guest);
    return stage === "unsent" && queue.lacksNumber(guest) ? t("wa.reason.no-address") : t(`stage.${stage}`);
  };
  const nameOf = (guest: GuestRow) =>
    mayEditGuests ? (
      <Link to={`${invitationPaths.guests(invitationId)}?guest=${guest.id}`}>{addressedName(guest)}</Link>
    ) : (
      addressedName(guest)
    );
  const chosen = waiting.filter(({ id }) => ticked.includes(id)).map(({ id }) => id);
  return (
    <>
      {problems.length > 0 && (
        <section className={classes.problems}>
          <h2>{t("problems", { count: problems.length })}</h2>
          <ul>
            {problems.slice(0, shown).map((guest) => (
              <li key={guest.id}>
                {nameOf(guest)}{" "}
                <span className={classes.state}>
                  {t(
                    `reason.${guest.problem ?? (guest.dispatch?.problem === "unsubscribed" ? "unsubscribed" : "no-address")}`,
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p>{t(mayEditGuests ? "problemsHelp" : "problemsAsk")}</p>
        </section>
      )}
      {waiting.length > 0 && (
        <section className={classes.next}>
          <h2>{t("next", { count: waiting.length })}</h2>
          <ul>
            {waiting.slice(0, shown).map((guest) => (
              <li key={guest.id} data-current={guest === queue.current ? true : undefined}>
                <RowCheck
                  label={t("tick", { name: addressedName(guest) })}
                  isChecked={ticked.includes(guest.id)}
                  onChange={(isChecked) => {
                    setTicked((before) =>
                      isChecked ? [...before, guest.id] : before.filter((id) => id !== guest.id),
                    );
                  }}
                />
                <button
                  type="button"
                  onClick={() => {
                    queue.choose(guest.id);
                  }}
                >
                  <span>{addressedName(guest)}</span>
                  <span className={classes.state}>
                    <span aria-hidden>{shapes[stageOf(guest)]}</span> {stateOf(guest)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {waiting.length > shown && (
            <Button
              variant="subtle"
              color="tanah"
              onClick={() => {
                setShown(shown + page * 5);
              }}
            >
              {t("more", { count: waiting.length - shown })}
            </Button>
          )}
          {chosen.length > 0 && (
            <Button
              fullWidth
              variant="default"
              className={classes.tickSent}
              onClick={() => {
                setTicked([]);
                offerUndo(t("markedMany", { count: chosen.length }), queue.say(chosen, "sent"));
              }}
            >
              {t("tickSent", { count: chosen.length })}
            </Button>
          )}
        </section>
      )}
      {withoutLink.length > 0 && (
        <section className={classes.problems}>
          <h2>{t("withoutLink", { count: withoutLink.length })}</h2>
          <ul>
            {withoutLink.slice(0, shown).map((guest) => (
              <li key={guest.id}>{nameOf(guest)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
