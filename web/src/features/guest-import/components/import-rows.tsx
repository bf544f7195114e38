import { spacedPhone } from "@janur/domain/contact/phone-cell";
import type { ImportChoice } from "@janur/domain/guest/guest-import";
import { Button, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { choicesFor, isNoted, type Decisions, type PlanCounts, type PlannedRow } from "../planned-rows.ts";
import classes from "./import.module.css";

interface ImportRowsProps {
  planned: readonly PlannedRow[];
  counts: PlanCounts;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
}

const views = ["all", "doubles", "noted", "refused"] as const;
type View = (typeof views)[number];
const page = 50;

function wholeName({ guest }: PlannedRow["row"]): string {
  return [guest.honorific, guest.name, guest.suffix].filter(Boolean).join(" ");
}

function isIn(planned: PlannedRow, view: View): boolean {
  const { row, double } = planned;
  switch (view) {
    case "all":
      return true;
    case "doubles":
      return double !== null;
    case "noted":
      return isNoted(planned);
    case "refused":
      return row.isRefused;
  }
}

/** The rows one by one: how each was understood, and what is done with a double. */
export function ImportRows({ planned, counts, decisions, onDecide }: ImportRowsProps) {
  const { t } = useTranslation(["guest-import", "guest"]);
  const [view, setView] = useState<View>("all");
  const [shown, setShown] = useState(page);
  const found = planned.flatMap((row, index) => (isIn(row, view) ? [{ ...row, index }] : []));
  const named = (values: readonly ImportChoice[], isShared: boolean) =>
    values.map((value) => ({
      value,
      label: t(isShared && value === "a" ? "guest-import:choice.two" : `guest-import:choice.${value}`),
    }));
  const choose = (value: string): ImportChoice | null =>
    (["a", "u", "j", "s"] as const).find((choice) => choice === value) ?? null;
  const total = {
    all: planned.length,
    doubles: counts.doubles,
    noted: counts.noted,
    refused: counts.refused,
  };
  return (
    <section aria-label={t("guest-import:rows.label")}>
      <ChoiceRow
        label={t("guest-import:rows.show")}
        value={view}
        choices={views
          .filter((value) => value === "all" || value === view || total[value] > 0)
          .map((value) => ({ value, label: t(`guest-import:rows.${value}`, { count: total[value] }) }))}
        onChange={(next) => {
          setView(next);
          setShown(page);
        }}
      />
      {view === "doubles" && (
        <NativeSelect
          mt="sm"
          label={t("guest-import:choice.all")}
          value={decisions.all ?? ""}
          data={[{ value: "", label: t("guest-import:choice.proposed") }, ...named(["u", "a", "s"], false)]}
          onChange={(event) => {
            onDecide({ all: choose(event.currentTarget.value), single: new Map() });
          }}
        />
      )}
      <ul className={classes.rows}>
        {found.slice(0, shown).map(({ row, double, choice, isAsked, index }) => (
          <li key={row.row}>
            <span className={classes.line}>{row.row}</span>
            <div>
              <Text fw={600} dir="auto">
                {wholeName(row) || "—"}
              </Text>
              <Text size="sm" c="dimmed">
                {[spacedPhone(row.contact.phone ?? ""), row.contact.email, row.guest.origin, row.guest.group]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
              {row.notes.map(({ note, field }) => (
                <Text key={`${field} ${note}`} size="sm" className={classes.note}>
                  {t(`guest-import:note.${note}`, {
                    field: field === "kind" ? t("guest:kind.label") : t(`guest:field.${field}`),
                  })}
                </Text>
              ))}
              {row.doubt !== null && (
                <Text size="sm" className={classes.note}>
                  {t(`guest-import:doubt.${row.doubt}`)}
                </Text>
              )}
              {double !== null && (
                <Text size="sm">
                  {double.line === null
                    ? t(`guest-import:double.${double.by}`, { name: double.name })
                    : t(`guest-import:double.${double.by}Line`, { line: double.line, name: double.name })}
                </Text>
              )}
              {choicesFor({ row, double }).length > 0 && (
                <NativeSelect
                  aria-label={t("guest-import:choice.of", { name: wholeName(row) })}
                  value={isAsked ? "" : choice}
                  data={[
                    ...(isAsked ? [{ value: "", label: t("guest-import:choice.ask") }] : []),
                    ...named(choicesFor({ row, double }), double?.by === "shared"),
                  ]}
                  onChange={(event) => {
                    const chosen = choose(event.currentTarget.value);
                    if (chosen !== null)
                      onDecide({ ...decisions, single: new Map(decisions.single).set(index, chosen) });
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            setShown(shown + page);
          }}
        >
          {t("guest-import:rows.more", { count: found.length - shown })}
        </Button>
      )}
    </section>
  );
}
