import type { DoorPicture } from "@janur/domain/door/door-picture";
import { clockText } from "@janur/domain/time/date-text";
import { Button, Group } from "@mantine/core";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { figure } from "../../../lib/i18n/figure.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useSeparate, useUndoCheckIn } from "../mutations.ts";
import { styles } from "../styles.ts";

interface DisputesCardProps {
  invitationId: string;
  ceremony: string;
  zone: string;
  picture: Pick<DoorPicture, "disputed" | "disputes">;
  mayKeep: boolean;
}

type Dispute = DoorPicture["disputes"][number];

/** What two devices say of the same people, and what the family says to that. */
export function DisputesCard({ invitationId, ceremony, zone, picture, mayKeep }: DisputesCardProps) {
  const t = useEventText("door");
  const { disputed, disputes } = picture;
  if (disputed === 0) return null;
  const hidden = disputed - disputes.length;
  return (
    <div style={styles.urgent}>
      <Card title={`${t("disputes.title")} (${figure(disputed)})`}>
        <p style={styles.lead}>{t("disputes.lead")}</p>
        {disputes.map((dispute) => (
          <DisputeRow
            key={dispute.guest ?? dispute.arrivals[0]?.nonce}
            {...{ invitationId, ceremony, zone, dispute, mayKeep }}
          />
        ))}
        {hidden > 0 && <p style={styles.lead}>{t("disputes.more", { count: hidden })}</p>}
      </Card>
    </div>
  );
}

interface DisputeRowProps extends Omit<DisputesCardProps, "picture"> {
  dispute: Dispute;
}

function DisputeRow({ invitationId, ceremony, zone, dispute, mayKeep }: DisputeRowProps) {
  const t = useEventText("door");
  const undo = useUndoCheckIn(invitationId);
  const separate = useSeparate(invitationId);
  const { guest, name, seats, arrivals } = dispute;
  const isBusy = undo.isPending || separate.isPending;
  const onError = (error: unknown) => {
    showToast({ tone: "problem", id: "door", message: problemText(error) });
  };
  const nameOf = (by: string) => by || t("family");
  const last = arrivals.at(-1);
  return (
    <section style={styles.dispute}>
      <h3 style={styles.disputeName} dir="auto">
        {name}
      </h3>
      <p style={styles.lead}>{t("disputes.seats", { count: seats })}</p>
      <ul style={styles.rows}>
        {arrivals.map(({ nonce, at, by, people }) => {
          const time = clockText(new Date(at), zone);
          return (
            <li key={nonce} style={styles.row}>
              <span style={styles.who}>{t("disputes.claim", { by: nameOf(by), count: people, time })}</span>
              {mayKeep && (
                <Button
                  variant="default"
                  size="sm"
                  disabled={isBusy}
                  aria-label={t("disputes.dropOf", { by: nameOf(by), time })}
                  onClick={() => {
                    undo.mutate([{ nonce: newDocumentId(), target: nonce }], {
                      onSuccess: () => {
                        const message = t("disputes.dropped", { by: nameOf(by) });
                        showToast({ tone: "done", id: "door", message });
                      },
                      onError,
                    });
                  }}
                >
                  {t("disputes.drop")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {mayKeep && guest !== null && last !== undefined && (
        <Group mt={8}>
          <Button
            variant="default"
            size="sm"
            disabled={isBusy}
            onClick={() => {
              const { nonce: target, people } = last;
              separate.mutate(
                { ceremony, guest, target, people, arrivals: arrivals.map(({ nonce }) => nonce) },
                {
                  onSuccess: () => {
                    showToast({ tone: "done", id: "door", message: t("disputes.separated") });
                  },
                  onError,
                },
              );
            }}
          >
            {t("disputes.different")}
          </Button>
        </Group>
      )}
    </section>
  );
}
