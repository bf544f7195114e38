import { importFields } from "@janur/domain/guest/guest-import";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TableRow } from "../table.ts";
import type { ColumnSetup } from "../use-guest-import.ts";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
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
    <Disclosure
      className={classes.columns}
      isOpen={!columns.includes("name")}
      label={open === 0 ? t("guest-import:columns.all") : t("guest-import:columns.some", { count: open })}
    >
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
    </Disclosure>
  );
}
