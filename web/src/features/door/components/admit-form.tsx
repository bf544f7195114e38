import { isInvitedTo } from "@janur/domain/rsvp/is-invited-to";
import type { Arrived } from "@janur/domain/door/door-report";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { limits } from "@janur/domain/limits";
import { clockText } from "@janur/domain/time/date-text";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { entryAttempts } from "../entry-attempts.ts";
import { useCheckIn } from "../mutations.ts";
import { useAdmitted, type Admitted } from "../use-admitted.ts";

/** How many of an invitation come in now: those who are not in yet, unless somebody says otherwise. */
function usualPeople({ seats, people, attendance }: GuestRow, isIn: number): number {
  const wanted = attendance === "yes" && people > 0 ? people : seats;
  return Math.min(limits.door.people, Math.max(1, wanted - isIn));
}

/** One guest, whether they are in already, and how many come in now. */
export function AdmitForm({
  at,
  guest,
  arrived,
  onDone,
  onBack,
}: Admitted & { guest: GuestRow; arrived: Arrived | undefined }) {
  const t = useEventText("door");
  const [people, setPeople] = useState(() => usualPeople(guest, arrived?.people ?? 0));
  const [attempt] = useState(entryAttempts);
  const checkIn = useCheckIn(at.invitationId);
  const say = useAdmitted(at);
  const name = addressedName(guest);
  const last = arrived?.arrivals.at(-1);
  const isInvited = isInvitedTo(guest, { id: at.ceremony, isOpen: at.isOpen });
  return (
    <Stack>
      <div>
        <Text fw={600} fz={18} dir="auto">
          {name}
        </Text>
        <Text c="dimmed" dir="auto">
          {[guest.origin, guest.group, ...guest.tags].filter((part) => part !== "").join(" · ")}
        </Text>
      </div>
      {arrived !== undefined && last !== undefined && (
        <Text fw={600} c="kunyit">
          {t("admit.already", {
            people: arrived.people,
            time: clockText(new Date(last.at), at.zone),
            by: last.by || t("family"),
          })}
        </Text>
      )}
      {!isInvited && (
        <Text fw={600} c="kunyit">
          {t("admit.elsewhere", { ceremony: at.ceremonyName })}
        </Text>
      )}
      <Stepper
        label={t("admit.people")}
        help={t("admit.seats", { count: guest.seats })}
        value={people}
        min={1}
        max={limits.door.people}
        less={t("admit.less")}
        more={t("admit.more")}
        onChange={setPeople}
      />
      {checkIn.error !== null && <ProblemNotice text={problemText(checkIn.error)} />}
      <Button
        loading={checkIn.isPending}
        onClick={() => {
          const arrival = { ceremony: at.ceremony, guest: guest.id, walkIn: null, people };
          const tried = attempt(arrival);
          checkIn.mutate(
            { ...arrival, ...tried },
            {
              onSuccess: () => {
                say(tried.nonce, name, people);
                onDone();
              },
            },
          );
        }}
      >
        {t("admit.confirm", { count: people })}
      </Button>
      <Button variant="default" onClick={onBack}>
        {t("admit.back")}
      </Button>
    </Stack>
  );
}
