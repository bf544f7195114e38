import type { CoverFacts } from "@janur/event-page/drawn-cover.tsx";
import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import type { ListedGuest } from "../listed-rows.ts";
import { guestQueries } from "../queries.ts";
import { GuestCard } from "./guest-card.tsx";
import classes from "./guest-card.module.css";

interface PrintCardsDialogProps {
  invitationId: string;
  guests: readonly ListedGuest[];
  cover: CoverFacts;
  onClose: () => void;
}

const sheets = ["a4", "a6"] as const;
type SheetSize = (typeof sheets)[number];

/** Prints a card for each of the chosen guests, with her link as a QR code. A PDF is one of the browser's printers. */
export function PrintCardsDialog({ invitationId, guests, cover, onClose }: PrintCardsDialogProps) {
  const { t } = useTranslation(["guest", "problem"]);
  const [sheet, setSheet] = useState<SheetSize>("a4");
  const links = useQuery(
    guestQueries.links(
      invitationId,
      guests.map(({ id }) => id),
    ),
  );
  const cards = guests.flatMap((guest) => {
    const link = links.data?.get(guest.id);
    return link === undefined ? [] : [{ guest, link }];
  });
  const [first] = cards;
  const missing = guests.length - cards.length;
  return (
    <Dialog title={t("guest:cards.title", { count: guests.length })} onClose={onClose}>
      <Stack>
        <ChoiceRow
          label={t("guest:cards.sheet")}
          value={sheet}
          choices={sheets.map((value) => ({ value, label: t(`guest:cards.${value}`) }))}
          onChange={setSheet}
        />
        <Text>{t("guest:cards.help")}</Text>
        {links.isPending && <Skeleton height={220} aria-hidden />}
        {links.error !== null && (
          <ProblemNotice
            text={problemText(links.error)}
            action={t("problem:retry")}
            onAction={() => void links.refetch()}
          />
        )}
        {first !== undefined && (
          <div className={classes.sample} aria-hidden>
            <GuestCard {...first} cover={cover} />
          </div>
        )}
        {links.data !== undefined && missing > 0 && (
          <Text role="status">{t("guest:cards.missing", { count: missing })}</Text>
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("guest:cancel")}
          </Button>
          <Button
            disabled={first === undefined}
            onClick={() => {
              window.print();
            }}
          >
            {t("guest:print.confirm")}
          </Button>
        </Group>
      </Stack>
      {cards.length > 0 &&
        createPortal(
          <div className={`${classes.paper ?? ""} ${classes[sheet] ?? ""}`} aria-hidden>
            {cards.map((card) => (
              <GuestCard key={card.guest.id} {...card} cover={cover} />
            ))}
          </div>,
          document.body,
        )}
    </Dialog>
  );
}
