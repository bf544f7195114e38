import { dateTimeText } from "@janur/domain/time/date-text";
import { addressedName } from "@janur/domain/guest/guest-name";
import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import type { AnsweredGuest } from "../answered-guest.ts";
import { useGrantSeats } from "../mutations.ts";
import classes from "./answer-card.module.css";
import { AnswerList, NoneHere } from "./answer-list.tsx";

interface WaitlistProps {
  invitationId: string;
  zone: string;
  mayAnswer: boolean;
}

const waitlist = { of: "waitlist" } as const;

/** Who waits for seats, in the order in which they are given. */
export function Waitlist({ invitationId, zone, mayAnswer }: WaitlistProps) {
  const { t } = useTranslation("rsvp");
  return (
    <>
      {mayAnswer && (
        <Text size="sm" c="dimmed" mb="sm">
          {t("waitlist.lead")}
        </Text>
      )}
      <AnswerList
        invitationId={invitationId}
        scope={waitlist}
        label={t("waitlist.list")}
        empty={<NoneHere invitationId={invitationId} text={t("waitlist.empty")} />}
      >
        {(guest, index) => (
          <Waiting
            key={guest.id}
            guest={guest}
            place={index + 1}
            invitationId={invitationId}
            zone={zone}
            mayAnswer={mayAnswer}
          />
        )}
      </AnswerList>
    </>
  );
}

function Waiting({
  guest,
  place,
  invitationId,
  zone,
  mayAnswer,
}: WaitlistProps & { guest: AnsweredGuest; place: number }) {
  const { t } = useTranslation("rsvp");
  const grant = useGrantSeats(invitationId);
  const name = addressedName(guest);
  const give = () => {
    grant.mutate(guest.id, {
      onSuccess: ({ held }) => {
        showToast({
          tone: "done",
          id: "seats-granted",
          message: t("waitlist.granted", { name, count: held }),
        });
      },
      onError: (error) => {
        showToast({ tone: "problem", id: "seats-granted", message: problemText(error) });
      },
    });
  };
  const held = guest.seat?.held ?? 0;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.badge}>{t("waitlist.place", { place })}</span>
        <h2 dir="auto">{name}</h2>
      </div>
      <div className={classes.foot}>
        <div>
          {t("waitlist.asks", { count: guest.answer.people })}
          {held > 0 && ` · ${t("waitlist.held", { count: held })}`}
          <p className={classes.when}>
            {t("waitlist.since", {
              when: dateTimeText(guest.seat?.requestedAt ?? guest.answer.answeredAt, zone, currentLanguage()),
            })}
          </p>
        </div>
        {mayAnswer && (
          <Button
            variant="default"
            loading={grant.isPending}
            aria-label={t("waitlist.grantOf", { name })}
            onClick={give}
          >
            {t("waitlist.grant")}
          </Button>
        )}
      </div>
    </li>
  );
}
