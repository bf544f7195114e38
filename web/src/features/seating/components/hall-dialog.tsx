import { seatingLimits } from "@janur/domain/limits/seating-limits";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { DialogForm } from "./dialog-form.tsx";
import { MetresField } from "./place-fields.tsx";
import type { DialogParts } from "./dialog-parts.ts";

/** How large the hall is, and whether guests find their table on their own page. */
export function HallDialog({ plan, change, onClose }: DialogParts) {
  const t = useEventText("seating");
  /** What the person has seen: only what they change is told, whatever others change meanwhile. */
  const [before] = useState(plan);
  const [hall, setHall] = useState(plan.hall);
  const [isShown, setShown] = useState(plan.isShownToGuests);
  const { min, max } = seatingLimits.hall;
  return (
    <DialogForm
      title={t("hall.title")}
      confirm={t("save")}
      onConfirm={() => {
        const isResized = hall.width !== before.hall.width || hall.height !== before.hall.height;
        const changes: SeatingChange[] = isResized ? [{ kind: "setHall", hall }] : [];
        if (isShown !== before.isShownToGuests) changes.push({ kind: "showToGuests", isShown });
        change(changes);
        onClose();
      }}
      onClose={onClose}
    >
      <div className="seats-pair">
        <MetresField
          label={t("hall.width")}
          value={hall.width}
          least={min}
          most={max}
          onChange={(width) => {
            setHall({ ...hall, width });
          }}
        />
        <MetresField
          label={t("hall.height")}
          value={hall.height}
          least={min}
          most={max}
          onChange={(height) => {
            setHall({ ...hall, height });
          }}
        />
      </div>
      <Checkbox
        label={t("hall.shown")}
        description={t("hall.shownHelp")}
        checked={isShown}
        onChange={(event) => {
          setShown(event.currentTarget.checked);
        }}
      />
    </DialogForm>
  );
}
