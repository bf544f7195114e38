import type { GuestRow } from "@janur/domain/guest/guest-row";
import { isShown } from "@janur/domain/invitation/invitation-status";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { openRuns, suggestedReminder, type QueueOwner } from "@janur/domain/sending/sending-queue";
import { sendingRuns } from "@janur/domain/guest/sending-run";
import { may, type TeamRole } from "@janur/domain/team/team";
import { Box, Button, Text } from "@mantine/core";
import { IconFileText, IconShare } from "@tabler/icons-react";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { sendingViewSchema } from "../sending-view.ts";
import { QueueChooser, type Sender } from "./queue-chooser.tsx";
import { SendingDesk } from "./sending-desk.tsx";
import { RoomActions } from "../../../ui/layout/room-actions.tsx";

const TextsDialog = lazyPart(async () => (await import("./texts-dialog.tsx")).TextsDialog);
const SummaryDialog = lazyPart(async () => (await import("./summary-dialog.tsx")).SummaryDialog);

interface SendingPageProps {
  invitation: Invitation;
  role: TeamRole;
  uid: string;
  rows: readonly GuestRow[];
  /** Everybody who can be given guests, helpers without an account too. */
  senders: readonly Sender[];
  /** Who came; null while no door knows. */
  came: ReadonlySet<string> | null;
  /** Who gave and was not thanked; null for who may not know, and while nobody does. */
  gave: ReadonlySet<string> | null;
  /** Called when somebody of those who gave was thanked, or was not after all. */
  onThanked: () => void;
}

/** Sends the invitation to one guest after another, and what follows it. */
export function SendingPage({
  invitation,
  role,
  uid,
  rows,
  senders,
  came,
  gave,
  onThanked,
}: SendingPageProps) {
  const { t } = useTranslation("sending");
  const [view, change] = useAddressView(sendingViewSchema);
  const [open, setOpen] = useState<"texts" | "summary" | null>(null);
  const [now] = useState(() => new Date());
  const runs = openRuns(invitation, now);
  const run = sendingRuns.find((known) => known === view.run) ?? runs[0] ?? "invitation";
  const isThanks = run === "thanks";
  /** Whom thanks may be for, as far as it is known. */
  const thankable = (["came", "all", "gave"] as const).filter(
    (value) => value === "all" || { came, gave }[value] !== null,
  );
  const asked = view.thanks === "" ? "came" : view.thanks;
  const chosenThanks = thankable.find((value) => value === asked) ?? "all";
  const thanked = isThanks && chosenThanks !== "all" ? { came, gave }[chosenThanks] : null;
  const mayLead = may(role, "editGuests");
  const name = invitation.team[uid]?.name ?? "";
  const chosen = mayLead ? senders.find(({ key }) => key === view.queue) : undefined;
  const owner = useMemo<QueueOwner>(
    () =>
      chosen === undefined || (chosen.sender.kind === "member" && chosen.sender.id === uid)
        ? { sender: { kind: "member", id: uid }, name, takesUnassigned: mayLead }
        : { sender: chosen.sender, name, takesUnassigned: false },
    [chosen, uid, name, mayLead],
  );
  const others = senders.filter(({ sender }) => mayLead && sender.id !== uid);
  const close = () => {
    setOpen(null);
  };
  const reminder = suggestedReminder(invitation, now);
  if (!isShown(invitation.status))
    return (
      <EmptyState text={t("unpublished")}>
        {may(role, "editContent") && (
          <Button component={PreloadLink} to={invitationPaths.edit(invitation.id)}>
            {t("openEditor")}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <>
      <RoomActions>
        <Button
          variant="default"
          leftSection={<Icon of={IconFileText} />}
          onClick={() => {
            setOpen("texts");
          }}
        >
          {t("texts.open")}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconShare} />}
          onClick={() => {
            setOpen("summary");
          }}
        >
          {t("summary.open")}
        </Button>
      </RoomActions>
      <LinkTabs
        label={t("runs")}
        views={sendingRuns
          .filter((known) => runs.includes(known) || known === run)
          .map((known) => ({
            key: known,
            to: { search: known === runs[0] ? "" : `run=${known}` },
            isCurrent: known === run,
            label: t(`run.${known}`),
          }))}
      />
      <Text c="dimmed" mb="md">
        {run === "reminder" && reminder !== null
          ? t(reminder === 1 ? "reminder.1" : "reminder.7")
          : t(`lead.${run}`)}
      </Text>
      {isThanks && thankable.length > 1 && (
        <Box mb="md">
          <ChoiceRow
            label={t("thanks.label")}
            value={chosenThanks}
            choices={thankable.map((value) => ({ value, label: t(`thanks.${value}`) }))}
            onChange={(value) => {
              change({ thanks: value === "came" ? "" : value });
            }}
          />
        </Box>
      )}
      {others.length > 0 && (
        <QueueChooser
          invitation={invitation}
          rows={rows}
          run={run}
          came={thanked}
          senders={others}
          chosen={chosen?.key ?? ""}
          onChange={(queue) => {
            change({ queue });
          }}
        />
      )}
      <SendingDesk
        key={`${run} ${chosen?.key ?? ""} ${view.thanks}`}
        invitation={invitation}
        rows={rows}
        run={run}
        came={thanked}
        onSaid={chosenThanks === "gave" ? onThanked : null}
        owner={owner}
        mayEditGuests={mayLead}
      />
      <Suspense>
        {open === "texts" && (
          <TextsDialog
            invitation={invitation}
            uid={uid}
            mayEdit={may(role, "editTemplates")}
            onClose={close}
          />
        )}
        {open === "summary" && <SummaryDialog invitation={invitation} rows={rows} onClose={close} />}
      </Suspense>
    </>
  );
}
