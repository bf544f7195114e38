import type { Attendance } from "@janur/domain/rsvp/attendance";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";

interface AttendanceChoiceProps {
  label: string;
  value: Attendance | "";
  isMaybeOffered: boolean;
  onChange: (value: Attendance) => void;
}

const shown = ["yes", "maybe", "no"] as const;

/** Yes, maybe or no, one tap each; a maybe that was given stays visible where it is no longer offered. */
export function AttendanceChoice({ label, value, isMaybeOffered, onChange }: AttendanceChoiceProps) {
  const { t } = useTranslation("rsvp");
  return (
    <ChoiceRow
      label={label}
      value={value}
      choices={shown
        .filter((attendance) => attendance !== "maybe" || isMaybeOffered || value === "maybe")
        .map((attendance) => ({ value: attendance, label: t(`attendance.${attendance}`) }))}
      onChange={onChange}
    />
  );
}
