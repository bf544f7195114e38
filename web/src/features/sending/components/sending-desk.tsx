import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { QueueOwner } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { templateKindOf } from "@janur/domain/sending/sending-template";
import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { choicesOf } from "../choices.ts";
import type { KnownNumbers } from "../desk-order.ts";
import { sendingQueries } from "../queries.ts";
import { sendingViewSchema } from "../sending-view.ts";
import { useQueue } from "../use-queue.ts";
import { MailsCard } from "./mails-card.tsx";
import { MessageCard } from "./message-card.tsx";
import { QueueList } from "./queue-list.tsx";
import progress from "../../../ui/progress.module.css";
import classes from "./sending.module.css";
import { TextChooser } from "./text-chooser.tsx";

const WhatsAppCard = lazyPart(async () => (await import("./whatsapp-card.tsx")).WhatsAppCard);

interface SendingDeskProps {
  invitation: Invitation;
  rows: readonly GuestRow[];
  run: SendingRun;
  owner: QueueOwner;
  /** Whom thanks are for; null for all who said that they would come. */
  came: ReadonlySet<string> | null;
  /** Called when guests were thanked for what they gave, or were not after all; null where it is not for that. */
  onSaid: (() => void) | null;
  mayEditGuests: boolean;
}

/** Messages that are prepared at once: the ones that come next. */
const ahead = 10;

/** For a message on its way, in px: a phone's screen full, so that nothing to touch stands below it and runs away. */
const messageRoom = 560;

/** One queue: how far it is, the message that is next, and who follows. */
export function SendingDesk({ invitation, rows, run, owner, came, onSaid, mayEditGuests }: SendingDeskProps) {
  const { t } = useTranslation("sending");
  const [view, change] = useAddressView(sendingViewSchema);
  const [numbers, setNumbers] = useState<KnownNumbers>(new Map());
  const queue = useQueue({ invitation, rows, run, owner, came, numbers, onSaid });
  const texts = useQuery(sendingQueries.texts(invitation.id));
  const kind = templateKindOf(run, invitation);
  const choices = texts.data === undefined ? [] : choicesOf(texts.data, kind, onSaid !== null);
  const choice = choices.find(({ key }) => key === view.text) ?? choices[0];
  const language = view.lang || (invitation.languages[0] ?? "id");
  const text =
    choice === undefined ? "" : choice.text[language] || choice.text[language === "id" ? "en" : "id"];
  // Families' words go along only where there are any: a server of yesterday knows none.
  const words = {
    invitationId: invitation.id,
    run,
    language,
    text,
    ...(choice?.sides && { sides: choice.sides }),
  };
  const { current, waiting } = queue;
  const [batch, setBatch] = useState<string[]>([]);
  if (current !== undefined && !batch.includes(current.id))
    setBatch([current, ...waiting.filter((guest) => guest !== current)].slice(0, ahead).map(({ id }) => id));
  const messages = useQuery({
    ...sendingQueries.messages({ ...words, guestIds: batch }),
    enabled: text !== "" && batch.length > 0,
  });
  // Kept while texts change: who has no number waits at the end, also before the next messages are there.
  if (messages.data?.some(({ guestId, phone }) => numbers.get(guestId) !== phone))
    setNumbers(
      new Map([...numbers, ...messages.data.map(({ guestId, phone }) => [guestId, phone] as const)]),
    );
  const message = messages.data?.find(({ guestId }) => guestId === current?.id);
  const problem = texts.error ?? messages.error;
  const isMailing = queue.mails.length + queue.underWay.length > 0;
  const list = <QueueList invitationId={invitation.id} queue={queue} mayEditGuests={mayEditGuests} />;
  const openAnswers = (
    <Button variant="default" component={PreloadLink} to={invitationPaths.rsvp(invitation.id)}>
      {t("openAnswers")}
    </Button>
  );
  if (queue.total === 0)
    return (
      <>
        <EmptyState text={t(`empty.${run}`)}>
          {mayEditGuests && run === "invitation" && (
            <Button component={PreloadLink} to={invitationPaths.guests(invitation.id)}>
              {t("openGuests")}
            </Button>
          )}
          {run !== "invitation" && openAnswers}
        </EmptyState>
        {list}
      </>
    );
  return (
    <div className={classes.desk}>
      <Stack gap="md">
        <div className={classes.progress}>
          <p id="sending-progress" role="status">
            {t("progress", { done: queue.done, total: queue.total })}
          </p>
          <progress
            className={progress.bar}
            aria-labelledby="sending-progress"
            max={queue.total}
            value={queue.done}
          />
        </div>
        <MailsCard
          queue={queue}
          words={texts.data === undefined ? null : { ...words, subject: texts.data.subjects[kind][language] }}
        />
        {/* What comes late would push the next button from under the finger. */}
        <Suspense fallback={<Skeleton height={messageRoom} radius="lg" />}>
          {texts.data?.whatsApp != null && (
            <WhatsAppCard
              invitation={invitation}
              queue={queue}
              run={run}
              whatsApp={texts.data.whatsApp}
              mayConnect={mayEditGuests}
            />
          )}
          {current === undefined && !isMailing && (
            <EmptyState text={t(queue.problems.length > 0 ? "allButProblems" : "allDone")}>
              {openAnswers}
            </EmptyState>
          )}
          {current !== undefined && (
            <>
              {problem !== null && (
                <ProblemNotice
                  text={problemText(problem)}
                  action={t("again")}
                  onAction={() => void Promise.all([texts.refetch(), messages.refetch()])}
                />
              )}
              {problem === null &&
                (message === undefined && !messages.isSuccess ? (
                  <Skeleton height={messageRoom} radius="lg" />
                ) : (
                  <MessageCard
                    key={current.id}
                    invitationId={invitation.id}
                    guest={current}
                    message={message}
                    run={run}
                    queue={queue}
                  />
                ))}
            </>
          )}
        </Suspense>
        {(current !== undefined || isMailing) && (
          <TextChooser choices={choices} chosen={choice?.key ?? ""} language={language} onChange={change} />
        )}
      </Stack>
      <div>
        {list}
        <Text size="sm" c="dimmed" mt="sm">
          {t("anyPhone")}
        </Text>
        {mayEditGuests && texts.data?.whatsApp === null && (
          <Text size="sm" mt="sm">
            <PreloadLink to={`/apps?open=whatsApp&invitation=${invitation.id}`}>
              {t("wa.connect")}
            </PreloadLink>
          </Text>
        )}
      </div>
    </div>
  );
}
