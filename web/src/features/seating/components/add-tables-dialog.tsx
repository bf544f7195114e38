import { seatingLimits } from "@janur/domain/limits/seating-limits";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import { tableKinds, type SeatingPlan, type TableKind } from "@janur/domain/seating/seating-plan";
import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { newPartId } from "../new-id.ts";
import { freePlaces, tableShape } from "../table-shape.ts";
import { DialogForm } from "./dialog-form.tsx";
import type { DialogParts } from "./dialog-parts.ts";

const usualSeats: Record<TableKind, number> = { round: 10, long: 12, rows: 40 };
/** Tables that are added at once. */
const most = 100;

/** Sets tables of one kind where there is room, numbered on from those that there are. */
export function AddTablesDialog({ plan, change, onClose }: DialogParts) {
  const { t } = useTranslation("seating");
  const [kind, setKind] = useState<TableKind>("round");
  const [seats, setSeats] = useState(usualSeats.round);
  const [count, setCount] = useState(plan.tables.length === 0 ? 10 : 1);
  const [name, setName] = useState(t("addTables.usualName"));
  const room = Math.min(most, seatingLimits.tables - plan.tables.length);
  return (
    <DialogForm
      title={t("addTables.title")}
      confirm={t("addTables.confirm", { count })}
      isReady={name.trim() !== "" && room > 0}
      onConfirm={() => {
        change(newTables(plan, { kind, seats, count, name: name.trim() }));
        onClose();
      }}
      onClose={onClose}
    >
      <ChoiceRow
        label={t("table.kindLabel")}
        value={kind}
        choices={tableKinds.map((value) => ({ value, label: t(`table.kind.${value}`) }))}
        onChange={(next) => {
          setKind(next);
          setSeats(usualSeats[next]);
        }}
      />
      <Stepper
        label={t("table.seats")}
        value={seats}
        min={seatingLimits.seats.min}
        max={seatingLimits.seats.max}
        less={t("table.lessSeats")}
        more={t("table.moreSeats")}
        onChange={setSeats}
      />
      <Stepper
        label={t("addTables.count")}
        value={count}
        min={1}
        max={Math.max(1, room)}
        less={t("addTables.less")}
        more={t("addTables.more")}
        onChange={setCount}
      />
      <TextInput
        label={t("addTables.name")}
        maxLength={seatingLimits.tableName - 5}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
        }}
      />
      <Text size="sm" c="dimmed">
        {room === 0 ? t("addTables.full") : t("addTables.seats", { count: count * seats })}
      </Text>
    </DialogForm>
  );
}

function newTables(
  plan: SeatingPlan,
  { kind, seats, count, name }: { kind: TableKind; seats: number; count: number; name: string },
): SeatingChange[] {
  const { places, hall } = freePlaces(plan, tableShape({ kind, seats }), count);
  const numbers = plan.tables.flatMap((table) => Number(/\d+$/.exec(table.name)?.[0] ?? 0));
  const first = Math.max(0, ...numbers) + 1;
  const added = places.map(({ x, y }, index): SeatingChange => ({
    kind: "addTable",
    table: {
      ...{ id: newPartId(), name: `${name} ${String(first + index)}`, kind, seats },
      ...{ x: Math.min(x, seatingLimits.hall.max), y: Math.min(y, seatingLimits.hall.max), rotation: 0 },
    },
  }));
  const grown = { ...hall, height: Math.min(hall.height, seatingLimits.hall.max) };
  return hall.height === plan.hall.height ? added : [{ kind: "setHall", hall: grown }, ...added];
}
