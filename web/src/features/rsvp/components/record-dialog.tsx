import type { Content } from "@janur/domain/content/content";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { Anchor, Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { rsvpQueries } from "../queries.ts";
import { termsFor } from "../terms.ts";
import { GuestChoice } from "./guest-choice.tsx";
import { GuestSearch } from "./guest-search.tsx";
import { RecordForm } from "./record-form.tsx";
import classes from "./record-form.module.css";

interface RecordDialogProps {
  invitationId: string;
  /** `new` before a guest is chosen. */
  guestId: string;
  /** The draft; undefined while it loads. */
  content: Content | undefined;
  zone: string;
  /** Absent where the guest is given. */
  onChoose?: (guestId: string) => void;
  onClose: () => void;
}

/** Writes down what a guest told the family. */
export function RecordDialog(props: RecordDialogProps) {
  const { invitationId, guestId, content, zone, onChoose, onClose } = props;
  const { t } = useTranslation("rsvp");
  return (
    <Dialog onClose={onClose} isLong isTyped={false} title={t("recording.title")}>
      {guestId === "new" ? (
        <Stack>
          <GuestSearch
            invitationId={invitationId}
            label={t("recording.choose")}
            help={t("recording.chooseHelp")}
          >
            {(guest) => (
              <GuestChoice
                key={guest.id}
                guest={guest}
                action={t("record")}
                label={t("changeOf", { name: addressedName(guest) })}
                onChoose={() => {
                  onChoose?.(guest.id);
                }}
              />
            )}
          </GuestSearch>
          <Text size="sm">
            {t("recording.absent")}{" "}
            <Anchor component={PreloadLink} to={invitationPaths.guests(invitationId)} inherit>
              {t("recording.toGuests")}
            </Anchor>
          </Text>
        </Stack>
      ) : (
        <OfGuest
          key={guestId}
          invitationId={invitationId}
          guestId={guestId}
          content={content}
          zone={zone}
          onAnother={
            onChoose === undefined
              ? null
              : () => {
                  onChoose("new");
                }
          }
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function OfGuest({
  invitationId,
  guestId,
  content,
  zone,
  onAnother,
  onClose,
}: Omit<RecordDialogProps, "onChoose"> & { onAnother: (() => void) | null }) {
  const { t } = useTranslation("rsvp");
  const { data: guest, error } = useQuery(rsvpQueries.guest(invitationId, guestId));
  if (guest === undefined && error !== null) return <ProblemNotice text={problemText(error)} />;
  if (guest === undefined || content === undefined) return <Skeleton height={320} aria-hidden />;
  const terms = termsFor(content, guest);
  return (
    <Stack>
      <Who guest={guest} onAnother={onAnother} />
      {terms.ceremonies.length === 0 ? (
        <Text>{t("recording.noCeremony")}</Text>
      ) : (
        <RecordForm invitationId={invitationId} guest={guest} terms={terms} zone={zone} onClose={onClose} />
      )}
    </Stack>
  );
}

function Who({ guest, onAnother }: { guest: Guest; onAnother: (() => void) | null }) {
  const { t } = useTranslation("rsvp");
  return (
    <div className={classes.who}>
      <div>
        <Text fw={600} fz="lg" dir="auto">
          {addressedName(guest)}
        </Text>
        <Text size="sm" c="dimmed">
          {[guest.origin, t("recording.seats", { count: guest.seats })]
            .filter((fact) => fact !== "")
            .join(" · ")}
        </Text>
      </div>
      {onAnother !== null && (
        <Button variant="subtle" size="sm" px={8} ml={-8} onClick={onAnother}>
          {t("recording.another")}
        </Button>
      )}
    </div>
  );
}
