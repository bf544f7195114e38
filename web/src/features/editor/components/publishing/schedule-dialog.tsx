import { dateTimeText } from "@janur/domain/time/date-text";
import type { Invitation, PublishedVersion } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { indonesianZones, instantOf, wallClock } from "@janur/domain/time/zone";
import { Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import { lazyPart } from "../../../../lib/browser/lazy-part.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { plannedVersion } from "./planned-version.ts";

const VersionChoice = lazyPart(
  async () => (await import("../../../side/components/version-choice.tsx")).VersionChoice,
);

interface ScheduleDialogProps {
  invitation: Pick<Invitation, "sides" | "status" | "scheduled">;
  /** Of the main ceremony; the person may choose another. */
  zone: string;
  /** What is planned already, or null. */
  planned: Date | null;
  isBusy: boolean;
  onSchedule: (at: Date, version: PublishedVersion) => void;
  onClose: () => void;
}

const dayMs = 86_400_000;

/** Day, time and zone at which the page opens by itself. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { invitation, planned, isBusy, onSchedule, onClose } = props;
  const { t } = useTranslation("invitation");
  const [zone, setZone] = useState(props.zone);
  const [start] = useState(() => {
    const tomorrow = { ...wallClock(new Date(Date.now() + dayMs), props.zone), time: "08:00" };
    return planned === null ? tomorrow : wallClock(planned, props.zone);
  });
  const [date, setDate] = useState(start.date);
  const [time, setTime] = useState(start.time);
  const isAsked = invitation.sides.length > 0 && invitation.status === "published";
  const [version, setVersion] = useState(() => plannedVersion(invitation));
  const [isRefused, setRefused] = useState(false);
  const at = /^20\d\d-/.test(date) && time !== "" ? instantOf(date, time, zone) : null;
  const confirm = () => {
    if (at === null || !isSchedulable(at)) setRefused(true);
    else onSchedule(at, version);
  };
  return (
    <ConfirmDialog
      title={t("schedule.title")}
      text={t("schedule.text")}
      confirm={t("schedule.confirm")}
      isBusy={isBusy}
      error={null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Group grow align="flex-start" gap="md">
        <TextInput
          type="date"
          label={t("field.date")}
          value={date}
          error={isRefused ? t("schedule.refused") : undefined}
          onChange={(event) => {
            setDate(event.currentTarget.value);
            setRefused(false);
          }}
        />
        <TextInput
          type="time"
          label={t("field.time")}
          value={time}
          onChange={(event) => {
            setTime(event.currentTarget.value);
            setRefused(false);
          }}
        />
      </Group>
      <NativeSelect
        label={t("field.zone")}
        value={zone}
        data={zoneChoices(props.zone)}
        onChange={(event) => {
          setZone(event.currentTarget.value);
        }}
      />
      {isAsked && (
        <Suspense>
          <VersionChoice invitation={invitation} value={version} onChange={setVersion} />
        </Suspense>
      )}
      {at !== null && (
        <Text size="sm" c="dimmed" role="status">
          {t("schedule.planned", { when: dateTimeText(at, zone, currentLanguage()) })}
        </Text>
      )}
    </ConfirmDialog>
  );
}

function isSchedulable(at: Date): boolean {
  const delay = at.getTime() - Date.now();
  return delay > 0 && delay <= limits.invitation.scheduleMs;
}

function zoneChoices(zone: string): { value: string; label: string }[] {
  const own = Object.entries(indonesianZones).map(([value, label]) => ({
    value,
    label: `${label} (${value})`,
  }));
  return own.some(({ value }) => value === zone) ? own : [...own, { value: zone, label: zone }];
}
