import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SeatGuest } from "../seat-guests.ts";

interface ChosenBarProps {
  guests: readonly SeatGuest[];
  /** Whether tables are in sight, on a phone too. */
  isAtTables: boolean;
  onShowTables: () => void;
  onClear: () => void;
}

/** Who is chosen and waits for a table, in sight wherever somebody looks for one. */
export function ChosenBar({ guests, isAtTables, onShowTables, onClear }: ChosenBarProps) {
  const { t } = useTranslation("seating");
  const people = guests.reduce((sum, guest) => sum + guest.people, 0);
  return (
    <div className="seats-chosen" role="status">
      <span>
        <strong>
          {t("figure.invitationsPeople", { count: guests.length, people: t("people", { count: people }) })}
        </strong>
        <small>{t("chosen.pickTable")}</small>
      </span>
      <Button variant="default" onClick={onClear}>
        {t("chosen.clear")}
      </Button>
      {!isAtTables && <Button onClick={onShowTables}>{t("chosen.showTables")}</Button>}
    </div>
  );
}
