import type { ImportChoice } from "@janur/domain/guest-import";
import { Button, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../../ui/choice-row.tsx";
import type { Decisions, PlanCounts, PlannedRow } from "../../import/planned-rows.ts";
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

function isIn({ row, double }: PlannedRow, view: View): boolean {
  switch (view) {
    case "all":
      return true;
    case "doubles":
      return double !== null;
    case "noted":
      return row.notes.length > 0 && !row.isRefused;
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
  const choices = (["u", "a", "s"] as const).map((value) => ({
    value,
    label: t(`guest-import:choice.${value}`),
  }));
  const choose = (value: string): ImportChoice | null =>
    choices.find((choice) => choice.value === value)?.value ?? null;
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
        choices={views.map((value) => ({
          value,
          label: t(`guest-import:rows.${value}`, { count: total[value] }),
          isDisabled: total[value] === 0,
        }))}
        onChange={(next) => {
          setView(next);
          setShown(page);
        }}
      />
      {view === "doubles" && (
        <NativeSelect
          size="md"
          mt="sm"
          label={t("guest-import:choice.all")}
          value={decisions.all ?? ""}
          data={[{ value: "", label: t("guest-import:choice.proposed") }, ...choices]}
          onChange={(event) => {
            onDecide({ all: choose(event.currentTarget.value), single: new Map() });
          }}
        />
      )}
      <ul className={classes.rows}>
        {found.slice(0, shown).map(({ row, double, choice, index }) => (
          <li key={row.row}>
            <span className={classes.line}>{row.row}</span>
            <div>
              <Text fw={600} dir="auto">
                {wholeName(row) || "—"}
              </Text>
              <Text size="sm" c="dimmed">
                {[row.contact.phone, row.contact.email, row.guest.origin, row.guest.group]
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
              {double !== null && (
                <>
                  <Text size="sm">
                    {double.line === null
                      ? t(`guest-import:double.${double.by}`, { name: double.name })
                      : t(`guest-import:double.${double.by}Line`, { line: double.line })}
                  </Text>
                  <NativeSelect
                    size="md"
                    aria-label={t("guest-import:choice.of", { name: wholeName(row) })}
                    value={choice}
                    data={choices.filter(({ value }) => value !== "u" || double.guestId !== null)}
                    onChange={(event) => {
                      const chosen = choose(event.currentTarget.value);
                      if (chosen !== null)
                        onDecide({ ...decisions, single: new Map(decisions.single).set(index, chosen) });
                    }}
                  />
                </>
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
