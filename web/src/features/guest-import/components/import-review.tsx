import { Button, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { countPlan, noDecisions, plannedRows, type Decisions, type PlannedRow } from "../planned-rows.ts";
import type { Checkpoint, ColumnSetup, ImportState } from "../use-guest-import.ts";
import { ImportColumns } from "./import-columns.tsx";
import { ImportRows } from "./import-rows.tsx";
import { DialogFoot } from "../../../ui/form/form-end.tsx";
import classes from "./import.module.css";

/** What may become of a row; of what happens to none nothing is said. */
const outcomes = ["added", "updated", "skipped", "doubted", "questions", "refused"] as const;

interface ImportReviewProps {
  state: Extract<ImportState, { step: "review" }>;
  onSetup: (setup: ColumnSetup) => void;
  onStart: (planned: readonly PlannedRow[]) => void;
  onGoOn: (checkpoint: Checkpoint) => void;
  onBack: () => void;
}

/** What the file says and what an import would do. Nothing is written before the last button. */
export function ImportReview({ state, onSetup, onStart, onGoOn, onBack }: ImportReviewProps) {
  const { t } = useTranslation("guest-import");
  const { file, setup, checked, isChecking } = state;
  const { before } = file;
  const [decisions, setDecisions] = useState<Decisions>(noDecisions);
  const planned = useMemo(() => plannedRows(checked.rows, checked.doubles, decisions), [checked, decisions]);
  const counts = useMemo(() => countPlan(planned), [planned]);
  const written = counts.added + counts.updated;
  const isOpen = before !== null && before.next < before.total;
  return (
    <Stack aria-busy={isChecking}>
      {isOpen && (
        <div className={classes.before} role="status">
          <Text>{t("before.open", { next: before.next, total: before.total })}</Text>
          <Button
            mt="sm"
            data-autofocus
            disabled={isChecking}
            onClick={() => {
              onGoOn(before);
            }}
          >
            {t("before.goOn")}
          </Button>
        </div>
      )}
      {before !== null && !isOpen && (
        <Text className={classes.before} role="status">
          {t("before.done", { count: before.report.added + before.report.updated })}
        </Text>
      )}
      <ImportColumns
        setup={setup}
        head={file.read.head}
        onChange={(changed) => {
          setDecisions(noDecisions);
          onSetup(changed);
        }}
      />
      {setup.columns.includes("name") ? (
        <>
          <section aria-labelledby="import-plan">
            <h3 id="import-plan" className={classes.heading}>
              {t("plan.title")}
            </h3>
            <ul className={classes.report} role="status">
              {outcomes.map(
                (outcome) =>
                  counts[outcome] > 0 && (
                    <li key={outcome}>{t(`plan.${outcome}`, { count: counts[outcome] })}</li>
                  ),
              )}
            </ul>
            <Text size="sm" c="dimmed">
              {t("plan.nothingYet")}
            </Text>
          </section>
          <ImportRows planned={planned} counts={counts} decisions={decisions} onDecide={setDecisions} />
        </>
      ) : (
        <ProblemNotice text={t("columns.noName")} />
      )}
      <DialogFoot>
        <Button variant="default" onClick={onBack}>
          {t("other")}
        </Button>
        <Button
          disabled={written === 0 || isChecking || !setup.columns.includes("name")}
          onClick={() => {
            onStart(planned);
          }}
        >
          {t("start", { count: written })}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
