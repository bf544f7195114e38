import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import type { SeatingState } from "@janur/domain/seating/seating-state";
import { Button, Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconArmchair,
  IconArrowBackUp,
  IconArrowsSplit,
  IconPrinter,
  IconSettings,
  IconShape,
  IconWand,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../lib/browser/use-online.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { SeatGuest } from "../seat-guests.ts";
import type { OpenDialog } from "./dialog-parts.ts";

interface SeatingHeadProps {
  plan: SeatingPlan;
  state: SeatingState;
  byId: ReadonlyMap<string, SeatGuest>;
  mayEdit: boolean;
  canUndo: boolean;
  isSaving: boolean;
  onUndo: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

/** How the plan stands, what is to be looked at, and what can be done to all of it. */
export function SeatingHead({ plan, state, mayEdit, canUndo, isSaving, onUndo, onOpen }: SeatingHeadProps) {
  const { t } = useTranslation("seating");
  const isOnline = useOnline();
  const hasTables = plan.tables.length > 0;
  const problems = state.conflicts.length + state.brokenWishes.length;
  const button = (icon: TablerIcon, words: string, open: OpenDialog) => (
    <Button
      variant="default"
      leftSection={<Icon of={icon} />}
      onClick={() => {
        onOpen(open);
      }}
    >
      {words}
    </Button>
  );
  return (
    <div className="seats-head">
      <dl className="seats-figures">
        <div>
          <dt>{t("figure.seated")}</dt>
          <dd>{t("figure.ofSeats", { people: state.seatedPeople, seats: state.seats })}</dd>
        </div>
        <div data-loud={state.unseatedPeople > 0 || undefined}>
          <dt>{t("figure.unseated")}</dt>
          <dd>
            {t("figure.invitationsPeople", {
              count: state.unseated.length,
              people: t("people", { count: state.unseatedPeople }),
            })}
          </dd>
        </div>
        <div data-severe={state.overFull > 0 || undefined} data-none={state.overFull === 0 || undefined}>
          <dt>{t("figure.overFull")}</dt>
          <dd>{t("figure.tables", { count: state.overFull })}</dd>
        </div>
      </dl>
      {mayEdit && hasTables && (
        <Button variant="default" className="seats-undo" disabled={!canUndo} onClick={onUndo}>
          <Icon of={IconArrowBackUp} />
          <span className="seats-undo-words">{t("undo")}</span>
        </Button>
      )}
      {problems > 0 && (
        <Button
          variant="light"
          color="kunyit"
          justify="flex-start"
          className="seats-problems"
          leftSection={<Icon of={IconAlertTriangle} />}
          onClick={() => {
            onOpen({ kind: "problems" });
          }}
        >
          {t("problems.open", { count: problems })}
        </Button>
      )}
      {hasTables && (
        <div className="seats-actions">
          {mayEdit && (
            <Button
              leftSection={<Icon of={IconWand} />}
              onClick={() => {
                onOpen({ kind: "fill" });
              }}
            >
              {t("fill.open")}
            </Button>
          )}
          {mayEdit && button(IconArmchair, t("addTables.open"), { kind: "addTables" })}
          {mayEdit && button(IconShape, t("shape.add"), { kind: "shape", id: null })}
          {mayEdit &&
            button(IconArrowsSplit, t("rules.open", { count: plan.wishes.length }), { kind: "rules" })}
          {mayEdit && button(IconSettings, t("hall.open"), { kind: "hall" })}
          {button(IconPrinter, t("print.open"), { kind: "print" })}
        </div>
      )}
      <Text size="sm" c="dimmed" role="status" className="seats-saving">
        {isSaving && t(isOnline ? "saving" : "waitsForSignal")}
      </Text>
    </div>
  );
}
