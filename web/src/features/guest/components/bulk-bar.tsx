import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import type { GuestChange } from "@janur/domain/guest/guest-change";
import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import type { ListedGuest } from "../listed-rows.ts";
import { useChangeGuests, useUndoGuestChange } from "../mutations.ts";
import type { ListedCeremony } from "./ceremonies-field.tsx";
import classes from "./guest-list.module.css";
import type { SenderChoice } from "../senders-of.ts";

const ChangeGuestsDialog = lazyPart(
  async () => (await import("./change-guests-dialog.tsx")).ChangeGuestsDialog,
);

const PrintGuestsDialog = lazyPart(async () => (await import("./print-guests-dialog.tsx")).PrintGuestsDialog);
const PrintCardsDialog = lazyPart(async () => (await import("./print-cards.tsx")).PrintCardsDialog);
const MergeGuestsDialog = lazyPart(async () => (await import("./merge-guests-dialog.tsx")).MergeGuestsDialog);

interface BulkBarProps {
  invitationId: string;
  /** Those that are selected. */
  guests: readonly ListedGuest[];
  ceremonies: readonly ListedCeremony[];
  senders: readonly SenderChoice[];
  /** What a card shows beside a guest's name. */
  cover: CoverFacts;
  onDelete: (guests: readonly ListedGuest[]) => void;
  onClear: () => void;
}

/** What can be done with all selected guests at once. */
export function BulkBar({ invitationId, guests, ceremonies, senders, cover, ...on }: BulkBarProps) {
  const { t } = useTranslation("guest");
  const [open, setOpen] = useState<"change" | "print" | "cards" | null>(null);
  // Kept while they are merged: the list knows of it before the answer comes.
  const [merged, setMerged] = useState<readonly [ListedGuest, ListedGuest] | null>(null);
  const apply = useChangeGuests(invitationId);
  const undo = useUndoGuestChange(invitationId);
  const [one, other] = guests.filter(({ kind, listing }) => kind !== "group" && listing === "listed");
  const close = () => {
    setOpen(null);
  };
  const save = async (change: GuestChange) => {
    const changeId = newDocumentId();
    const { changed } = await apply.mutateAsync({ changeId, guestIds: guests.map(({ id }) => id), change });
    close();
    on.onClear();
    // The bar goes with the selection, before anybody takes it back.
    offerUndo(t("bulk.changed", { count: changed }), async () => {
      const { restored } = await undo.mutateAsync(changeId);
      showToast({ tone: "done", id: "bulk", message: t("bulk.restored", { count: restored }) });
    });
  };
  return (
    <div className={classes.bulk} role="group" aria-label={t("bulk.label")}>
      <strong role="status">{t("bulk.selected", { count: guests.length })}</strong>
      <Button
        variant="default"
        onClick={() => {
          setOpen("change");
        }}
      >
        {t("bulk.change")}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          setOpen("print");
        }}
      >
        {t("bulk.print")}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          setOpen("cards");
        }}
      >
        {t("bulk.cards")}
      </Button>
      {guests.length === 2 && one !== undefined && other !== undefined && (
        <Button
          variant="default"
          onClick={() => {
            setMerged([one, other]);
          }}
        >
          {t("bulk.merge")}
        </Button>
      )}
      <Button
        variant="default"
        color="cabai"
        onClick={() => {
          on.onDelete(guests);
        }}
      >
        {t("bulk.delete")}
      </Button>
      <Button variant="subtle" color="tanah" onClick={on.onClear}>
        {t("bulk.clear")}
      </Button>
      <Suspense>
        {open === "print" && (
          <PrintGuestsDialog invitationId={invitationId} guests={guests} onClose={close} />
        )}
        {open === "cards" && (
          <PrintCardsDialog invitationId={invitationId} guests={guests} cover={cover} onClose={close} />
        )}
        {merged !== null && (
          <MergeGuestsDialog
            invitationId={invitationId}
            guests={merged}
            onMerged={() => {
              setMerged(null);
              on.onClear();
            }}
            onClose={() => {
              setMerged(null);
            }}
          />
        )}
        {open === "change" && (
          <ChangeGuestsDialog
            count={guests.length}
            ceremonies={ceremonies}
            senders={senders}
            problem={apply.error}
            onSave={save}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
