import { UnstyledButton } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { figure } from "../../../lib/i18n/figure.ts";
import type { GuestListView } from "../list-view.ts";
import type { ListedGuest } from "../listed-rows.ts";
import { countStates, quickStates } from "../state-counts.ts";
import classes from "../../../ui/form/chip.module.css";

interface StateChipsProps {
  guests: readonly ListedGuest[];
  state: GuestListView["state"];
  onChange: (state: GuestListView["state"]) => void;
}

/** How far the guests are, in numbers, each of which shows those it counts. */
export function StateChips({ guests, state, onChange }: StateChipsProps) {
  const { t } = useTranslation("guest");
  const counts = useMemo(() => countStates(guests), [guests]);
  return (
    <div className={classes.chips} data-line role="group" aria-label={t("filter.state")}>
      {quickStates.map((value) => (
        <UnstyledButton
          key={value}
          className={classes.chip}
          aria-pressed={value === state}
          onClick={() => {
            onChange(value);
          }}
        >
          {value === "" ? t("all") : t(`filter.is.${value}`)} <span>{figure(counts[value])}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
