import { NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

export interface Place {
  x: number;
  y: number;
  rotation: number;
}

interface PlaceFieldsProps {
  value: Place;
  hall: { width: number; height: number };
  /** Only what was changed. */
  onChange: (changed: Partial<Place>) => void;
}

/** Where something stands, in metres, and how it is turned: what dragging does, in numbers. */
export function PlaceFields({ value, hall, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation("seating");
  return (
    <div className="seats-pair">
      <MetresField
        label={t("place.x")}
        value={value.x}
        most={hall.width}
        onChange={(x) => {
          onChange({ x });
        }}
      />
      <MetresField
        label={t("place.y")}
        value={value.y}
        most={hall.height}
        onChange={(y) => {
          onChange({ y });
        }}
      />
      <NumberInput
        hideControls
        label={t("place.rotation")}
        min={0}
        max={359}
        step={15}
        allowDecimal={false}
        value={value.rotation}
        onChange={(rotation) => {
          if (typeof rotation === "number") onChange({ rotation: (rotation + 360) % 360 });
        }}
      />
    </div>
  );
}

interface MetresFieldProps {
  label: string;
  /** Centimetres. */
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

/** A length that is kept in centimetres and read in metres. */
export function MetresField({ label, value, least = 0, most, onChange }: MetresFieldProps) {
  const { i18n } = useTranslation("seating");
  return (
    <NumberInput
      hideControls
      label={label}
      min={least / 100}
      max={most / 100}
      step={0.5}
      decimalScale={1}
      decimalSeparator={i18n.language === "id" ? "," : "."}
      allowNegative={false}
      value={value / 100}
      onChange={(metres) => {
        const centimetres = Math.round(Number(metres) * 100);
        if (typeof metres === "number" && centimetres >= least && centimetres <= most) onChange(centimetres);
      }}
    />
  );
}
