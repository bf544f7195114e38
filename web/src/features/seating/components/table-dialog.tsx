import { seatingLimits } from "@janur/domain/limits/seating-limits";
import { tableKinds, type SeatingTable } from "@janur/domain/seating/seating-plan";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { DialogForm } from "./dialog-form.tsx";
import { PlaceFields } from "./place-fields.tsx";
import type { DialogParts } from "./dialog-parts.ts";

/** Changes a table; only what was changed is told, so that whoever else moves it meanwhile loses nothing. */
export function TableDialog({ plan, change, onClose, tableId }: DialogParts & { tableId: string }) {
  const { t } = useTranslation("seating");
  const table = plan.tables.find(({ id }) => id === tableId);
  const [fields, setFields] = useState<Partial<Omit<SeatingTable, "id">>>({});
  if (table === undefined) return null;
  const now = { ...table, ...fields };
  const set = (some: typeof fields) => {
    setFields((old) => ({ ...old, ...some }));
  };
  return (
    <DialogForm
      title={t("table.edit", { table: table.name })}
      confirm={t("save")}
      isReady={now.name.trim() !== ""}
      onConfirm={() => {
        const name = fields.name?.trim();
        change([
          { kind: "changeTable", id: table.id, fields: name === undefined ? fields : { ...fields, name } },
        ]);
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        label={t("table.name")}
        maxLength={seatingLimits.tableName}
        value={now.name}
        onChange={(event) => {
          set({ name: event.currentTarget.value });
        }}
      />
      <ChoiceRow
        label={t("table.kindLabel")}
        value={now.kind}
        choices={tableKinds.map((value) => ({ value, label: t(`table.kind.${value}`) }))}
        onChange={(kind) => {
          set({ kind });
        }}
      />
      <Stepper
        label={t("table.seats")}
        value={now.seats}
        min={seatingLimits.seats.min}
        max={seatingLimits.seats.max}
        less={t("table.lessSeats")}
        more={t("table.moreSeats")}
        onChange={(seats) => {
          set({ seats });
        }}
      />
      <PlaceFields value={now} hall={plan.hall} onChange={set} />
    </DialogForm>
  );
}
