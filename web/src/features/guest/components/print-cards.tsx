import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import type { ListedGuest } from "../listed-rows.ts";
import { guestQueries } from "../queries.ts";
import { GuestCard } from "./guest-card.tsx";
import classes from "./guest-card.module.css";
import { PrintDialog } from "./print-dialog.tsx";
import paper from "./print-guests.module.css";

interface PrintCardsDialogProps {
  invitationId: string;
  guests: readonly ListedGuest[];
  cover: CoverFacts;
  onClose: () => void;
}

const sheets = ["a4", "a6"] as const;
type SheetSize = (typeof sheets)[number];
const faces = ["code", "door", "name"] as const;
type Face = (typeof faces)[number];

/** What a card without a code waits for. */
const nothing = { isPending: false, error: null, refetch: () => Promise.resolve() };

/** Prints a card for each of the chosen guests: with their link as a QR code, with the one that lets them in, or with their name alone. */
export function PrintCardsDialog({ invitationId, guests, cover, onClose }: PrintCardsDialogProps) {
  const { t } = useTranslation("guest");
  const [sheet, setSheet] = useState<SheetSize>("a4");
  const [face, setFace] = useState<Face>("code");
  const links = useQuery(
    guestQueries.links(
      invitationId,
      guests.map(({ id }) => id),
    ),
  );
  const needed = face === "name" ? nothing : links;
  const cards =
    face === "name"
      ? guests.map((guest) => ({ guest, code: null }))
      : guests.flatMap((guest) => {
          const codes = links.data?.get(guest.id);
          const text = face === "door" ? codes?.door : codes?.link;
          return text == null ? [] : [{ guest, code: { text, kind: face } }];
        });
  const [first] = cards;
  const missing = guests.length - cards.length;
  return (
    <PrintDialog
      title={t("cards.title", { count: guests.length })}
      choices={
        <>
          <ChoiceRow
            label={t("cards.face")}
            value={face}
            choices={faces.map((value) => ({ value, label: t(`cards.${value}`) }))}
            onChange={setFace}
          />
          <ChoiceRow
            label={t("cards.sheet")}
            value={sheet}
            choices={sheets.map((value) => ({ value, label: t(`cards.${value}`) }))}
            onChange={setSheet}
          />
        </>
      }
      help={t(face === "door" ? "cards.doorHelp" : "cards.help")}
      needed={needed}
      waitingHeight={220}
      paper={
        first === undefined ? null : (
          <div className={`${paper.paper ?? ""} ${classes[sheet] ?? ""}`} aria-hidden>
            {cards.map((card) => (
              <GuestCard key={card.guest.id} {...card} cover={cover} />
            ))}
          </div>
        )
      }
      onClose={onClose}
    >
      {first !== undefined && (
        <div className={classes.sample} aria-hidden>
          <GuestCard {...first} cover={cover} />
        </div>
      )}
      {!needed.isPending && needed.error === null && missing > 0 && (
        <Text role="status">{t("cards.missing", { count: missing })}</Text>
      )}
    </PrintDialog>
  );
}
