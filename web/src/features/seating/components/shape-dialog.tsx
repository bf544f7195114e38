import { seatingLimits } from "@janur/domain/limits/seating-limits";
import { shapeKinds, type SeatingShape, type ShapeKind } from "@janur/domain/seating/seating-plan";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { newPartId } from "../new-id.ts";
import { freePlaces } from "../table-shape.ts";
import { DialogForm } from "./dialog-form.tsx";
import { MetresField, PlaceFields } from "./place-fields.tsx";
import type { DialogParts } from "./dialog-parts.ts";

/** Width and depth in centimetres. */
const usual: Record<ShapeKind, readonly [number, number]> = {
  stage: [600, 250],
  door: [180, 40],
  buffet: [400, 90],
  wall: [500, 20],
  other: [200, 200],
};

/** A stage, a door, a table with food: what stands in the hall and is no table. */
export function ShapeDialog({ plan, change, onClose, shapeId }: DialogParts & { shapeId: string | null }) {
  const { t } = useTranslation("seating");
  const known = plan.shapes.find(({ id }) => id === shapeId);
  const [fields, setFields] = useState<Partial<Omit<SeatingShape, "id">>>({});
  const [width, height] = usual.stage;
  const size = { width: fields.width ?? width, height: fields.height ?? height };
  const free = freePlaces(plan, size, 1);
  const at = free.places[0] ?? { x: 0, y: 0 };
  const fresh: Omit<SeatingShape, "id"> = { name: "", kind: "stage", ...size, rotation: 0, ...at };
  const now = { ...fresh, ...known, ...fields };
  const set = (some: typeof fields) => {
    setFields((old) => ({ ...old, ...some }));
  };
  return (
    <DialogForm
      title={t(known === undefined ? "shape.add" : "shape.edit")}
      confirm={t(known === undefined ? "shape.confirm" : "save")}
      onConfirm={() => {
        const { kind: _, ...changed } = fields;
        if (known === undefined) {
          const grown: SeatingChange[] = now.y === at.y ? [{ kind: "setHall", hall: free.hall }] : [];
          change([...grown, { kind: "addShape", shape: { ...now, id: newPartId() } }]);
        } else change([{ kind: "changeShape", id: known.id, fields: changed }]);
        onClose();
      }}
      onClose={onClose}
      extra={
        known !== undefined && (
          <Button
            variant="subtle"
            color="cabai"
            onClick={() => {
              change([{ kind: "removeShape", id: known.id }]);
              onClose();
            }}
          >
            {t("shape.remove")}
          </Button>
        )
      }
    >
      {known === undefined && (
        <ChoiceRow
          label={t("shape.kindLabel")}
          value={now.kind}
          choices={shapeKinds.map((value) => ({ value, label: t(`shape.kind.${value}`) }))}
          onChange={(kind) => {
            set({ kind, width: usual[kind][0], height: usual[kind][1] });
          }}
        />
      )}
      <TextInput
        label={t("shape.name")}
        placeholder={t(`shape.kind.${now.kind}`)}
        maxLength={seatingLimits.shapeName}
        value={now.name}
        onChange={(event) => {
          set({ name: event.currentTarget.value });
        }}
      />
      <div className="seats-pair">
        <MetresField
          label={t("shape.width")}
          value={now.width}
          least={seatingLimits.shape.min}
          most={seatingLimits.shape.max}
          onChange={(next) => {
            set({ width: next });
          }}
        />
        <MetresField
          label={t("shape.height")}
          value={now.height}
          least={seatingLimits.shape.min}
          most={seatingLimits.shape.max}
          onChange={(next) => {
            set({ height: next });
          }}
        />
      </div>
      <PlaceFields value={now} hall={plan.hall} onChange={set} />
    </DialogForm>
  );
}
