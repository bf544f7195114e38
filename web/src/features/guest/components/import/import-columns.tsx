import { importFields } from "@janur/domain/guest-import";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TableRow } from "../../import/table.ts";
import type { ColumnSetup } from "../../import/use-guest-import.ts";
import classes from "./import.module.css";

interface ImportColumnsProps {
  setup: ColumnSetup;
  /** The first rows of the file. */
  head: readonly TableRow[];
  onChange: (setup: ColumnSetup) => void;
}

/** What each column of the file says; a field is said by one column. */
export function ImportColumns({ setup, head, onChange }: ImportColumnsProps) {
  const { t } = useTranslation(["guest-import", "guest"]);
  const { columns, hasHeader } = setup;
  const titles = hasHeader ? head[0]?.cells : undefined;
  const samples = hasHeader ? head.slice(1) : head;
  const open = columns.filter((field) => field === null).length;
  return (
    <details className={classes.columns} open={!columns.includes("name")}>
      <summary>
        {t("guest-import:columns.title", { count: columns.length - open, total: columns.length })}
      </summary>
      <Checkbox
        size="md"
        my="sm"
        label={t("guest-import:columns.hasHeader")}
        checked={hasHeader}
        onChange={(event) => {
          onChange({ ...setup, hasHeader: event.currentTarget.checked });
        }}
      />
      <div className={classes.fields}>
        {columns.map((field, index) => (
          <NativeSelect
            key={index}
            size="md"
            label={titles?.[index] ?? t("guest-import:columns.nth", { number: index + 1 })}
            description={samples
              .map(({ cells }) => cells[index] ?? "")
              .filter((cell) => cell !== "")
              .slice(0, 2)
              .join(" · ")
              .slice(0, 80)}
            value={field ?? ""}
            data={[
              { value: "", label: t("guest-import:columns.none") },
              ...importFields.map((value) => ({
                value,
                label: value === "kind" ? t("guest:kind.label") : t(`guest:field.${value}`),
              })),
            ]}
            onChange={(event) => {
              const chosen = importFields.find((value) => value === event.currentTarget.value) ?? null;
              onChange({
                ...setup,
                columns: columns.map((other, at) =>
                  at === index ? chosen : other === chosen ? null : other,
                ),
              });
            }}
          />
        ))}
      </div>
    </details>
  );
}
