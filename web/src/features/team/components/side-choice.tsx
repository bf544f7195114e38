import { guestSides, type GuestSide } from "@janur/domain/side/guest-side";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";

interface SideChoiceProps {
  value: GuestSide | null;
  onChange: (side: GuestSide | null) => void;
}

/** Which versions an editor words and publishes: all of them, or one family's. */
export function SideChoice({ value, onChange }: SideChoiceProps) {
  const { t } = useTranslation("side");
  return (
    <ChoiceRow
      label={t("member.label")}
      value={value ?? "all"}
      choices={[
        { value: "all", label: t("all") },
        ...guestSides.map((side) => ({ value: side, label: t(`name.${side}`) })),
      ]}
      onChange={(next) => {
        onChange(next === "all" ? null : next);
      }}
    />
  );
}
