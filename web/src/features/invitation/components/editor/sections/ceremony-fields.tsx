import "@mantine/core/styles/Switch.css";
import { localize } from "@janur/domain/language";
import type { Ceremony } from "@janur/domain/sections/ceremonies";
import { indonesianZones, instantOf, wallClock } from "@janur/domain/zone";
import { NativeSelect, Switch, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useEditor } from "../editor-context.ts";
import classes from "../editor-fields.module.css";
import { InstantField } from "../instant-field.tsx";
import { ItemTools } from "../item-tools.tsx";
import { LocalizedField } from "../localized-field.tsx";
import { PlainField } from "../plain-field.tsx";
import { AudienceField } from "./audience-field.tsx";
import { useFieldProblem } from "../use-field-problem.ts";

interface CeremonyFieldsProps {
  ceremony: Ceremony;
  index: number;
  count: number;
  path: string;
  onChange: (ceremony: Ceremony) => void;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
}

/** One ceremony: what, when, where. */
export function CeremonyFields(props: CeremonyFieldsProps) {
  const { ceremony, index, count, path, onChange, onMove, onRemove } = props;
  const { t } = useTranslation("invitation");
  const { language } = useEditor();
  const name = localize(ceremony.name, language) || t("editor.ceremonyNumber", { number: index + 1 });
  const plain = (field: "venue" | "address" | "city" | "mapUrl") => (
    <PlainField
      label={t(`field.${field}`)}
      value={ceremony[field]}
      path={`${path}.${field}`}
      inputMode={field === "mapUrl" ? "url" : "text"}
      onChange={(value) => {
        onChange({ ...ceremony, [field]: value });
      }}
    />
  );
  return (
    <section className={classes.item} aria-label={name}>
      <div className={classes.itemHeader}>
        <h3>{name}</h3>
        <ItemTools name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <LocalizedField
        label={t("field.ceremonyName")}
        value={ceremony.name}
        path={`${path}.name`}
        onChange={(value) => {
          onChange({ ...ceremony, name: value });
        }}
      />
      <InstantField
        key={ceremony.zone}
        legend={t("field.start")}
        value={ceremony.startAt}
        zone={ceremony.zone}
        path={`${path}.startAt`}
        defaultTime="10:00"
        onChange={(startAt) => {
          onChange({ ...ceremony, startAt, endAt: endOn(startAt, ceremony) });
        }}
      />
      <EndFields ceremony={ceremony} path={path} onChange={onChange} />
      <NativeSelect
        size="md"
        label={t("field.zone")}
        value={ceremony.zone}
        data={zoneChoices(ceremony.zone)}
        onChange={(event) => {
          onChange(inZone(ceremony, event.currentTarget.value));
        }}
      />
      {plain("venue")}
      {plain("address")}
      <div className={classes.row}>
        {plain("city")}
        {plain("mapUrl")}
      </div>
      <LocalizedField
        label={t("field.dressCode")}
        value={ceremony.dressCode}
        path={`${path}.dressCode`}
        onChange={(dressCode) => {
          onChange({ ...ceremony, dressCode });
        }}
      />
      <AudienceField
        of="ceremony"
        value={ceremony.audience}
        onChange={(audience) => {
          onChange({ ...ceremony, audience });
        }}
      />
    </section>
  );
}

/** "Until finished", or the time at which it ends on the same day. */
function EndFields({
  ceremony,
  path,
  onChange,
}: Pick<CeremonyFieldsProps, "ceremony" | "path" | "onChange">) {
  const { t } = useTranslation("invitation");
  const problem = useFieldProblem(`${path}.endAt`);
  const { startAt, endAt, zone, isUntilFinished } = ceremony;
  const day = startAt === null ? null : wallClock(new Date(startAt), zone).date;
  return (
    <>
      <Switch
        size="md"
        label={t("field.untilFinished")}
        checked={isUntilFinished}
        onChange={(event) => {
          const isChecked = event.currentTarget.checked;
          onChange({ ...ceremony, isUntilFinished: isChecked, endAt: isChecked ? null : endAt });
        }}
      />
      {!isUntilFinished && day !== null && (
        <TextInput
          type="time"
          label={t("field.end")}
          value={endAt === null ? "" : wallClock(new Date(endAt), zone).time}
          error={problem}
          onChange={(event) => {
            const time = event.currentTarget.value;
            onChange({ ...ceremony, endAt: time === "" ? null : instantOf(day, time, zone).toISOString() });
          }}
        />
      )}
    </>
  );
}

/** The end moves to the day of the new start and keeps its time. */
function endOn(startAt: string | null, { endAt, zone }: Ceremony): string | null {
  if (startAt === null || endAt === null) return null;
  const { date } = wallClock(new Date(startAt), zone);
  return instantOf(date, wallClock(new Date(endAt), zone).time, zone).toISOString();
}

/** Another zone keeps what the clock on the wall says. */
function inZone(ceremony: Ceremony, zone: string): Ceremony {
  const shift = (instant: string | null) => {
    if (instant === null) return null;
    const { date, time } = wallClock(new Date(instant), ceremony.zone);
    return instantOf(date, time, zone).toISOString();
  };
  return { ...ceremony, zone, startAt: shift(ceremony.startAt), endAt: shift(ceremony.endAt) };
}

function zoneChoices(zone: string): { value: string; label: string }[] {
  const own = Object.entries(indonesianZones).map(([value, label]) => ({
    value,
    label: `${label} (${value})`,
  }));
  return own.some(({ value }) => value === zone) ? own : [...own, { value: zone, label: zone }];
}
