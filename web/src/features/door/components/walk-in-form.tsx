import { walkInSchema } from "@janur/domain/door/door-event";
import { limits } from "@janur/domain/limits";
import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { entryAttempts } from "../entry-attempts.ts";
import { useCheckIn } from "../mutations.ts";
import { useAdmitted, type Admitted } from "../use-admitted.ts";

/** Somebody who is on no list and is let in all the same, by the name that they give. */
export function WalkInForm({ at, onDone, onBack }: Admitted) {
  const t = useEventText("door");
  const [typed, setTyped] = useState({ name: "", of: "" });
  const [people, setPeople] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const [id] = useState(newDocumentId);
  const [attempt] = useState(entryAttempts);
  const checkIn = useCheckIn(at.invitationId);
  const say = useAdmitted(at);
  const admit = () => {
    const walkIn = walkInSchema.safeParse({ id, ...typed }).data;
    setRefused(walkIn === undefined);
    if (walkIn === undefined) return;
    const arrival = { ceremony: at.ceremony, guest: null, walkIn, people };
    const tried = attempt(arrival);
    checkIn.mutate(
      { ...arrival, ...tried },
      {
        onSuccess: () => {
          say(tried.nonce, walkIn.name, people);
          onDone();
        },
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        admit();
      }}
    >
      <Stack>
        <TextInput
          label={t("admit.walkInName")}
          value={typed.name}
          error={isRefused ? t("admit.walkInProblem") : null}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setTyped({ ...typed, name: event.currentTarget.value });
          }}
        />
        <TextInput
          label={t("admit.walkInOf")}
          description={t("admit.walkInOfHelp")}
          value={typed.of}
          autoComplete="off"
          onChange={(event) => {
            setTyped({ ...typed, of: event.currentTarget.value });
          }}
        />
        <Stepper
          label={t("admit.people")}
          value={people}
          min={1}
          max={limits.door.people}
          less={t("admit.less")}
          more={t("admit.more")}
          onChange={setPeople}
        />
        {checkIn.error !== null && <ProblemNotice text={problemText(checkIn.error)} />}
        <Button type="submit" loading={checkIn.isPending}>
          {t("admit.confirm", { count: people })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("admit.back")}
        </Button>
      </Stack>
    </form>
  );
}
