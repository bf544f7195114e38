import { withStart, withZone } from "@janur/domain/ceremony-time";
import type { Ceremony } from "@janur/domain/sections/ceremonies";
import { indonesianZones } from "@janur/domain/zone";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useEditor } from "../editor-context.ts";
import classes from "../editor-fields.module.css";
import { InstantField } from "../instant-field.tsx";
import { LocalizedField } from "../localized-field.tsx";
import { MapLinkField } from "../map-link-field.tsx";
import { PlainField } from "../plain-field.tsx";
import { AudienceField } from "./audience-field.tsx";
import { CeremonyEnd } from "./ceremony-end.tsx";
import { CeremonyNames } from "./ceremony-names.tsx";

interface CeremonyFieldsProps {
  ceremony: Ceremony;
  path: string;
  onChange: (ceremony: Ceremony) => void;
}

/** One ceremony: what, when, where. */
export function CeremonyFields({ ceremony, path, onChange }: CeremonyFieldsProps) {
  const { t } = useTranslation("invitation");
  const { eventType } = useEditor();
  const plain = (field: "venue" | "address" | "city") => (
    <PlainField
      label={t(`field.${field}`)}
      value={ceremony[field]}
      path={`${path}.${field}`}
      onChange={(value) => {
        onChange({ ...ceremony, [field]: value });
      }}
    />
  );
  return (
    <>
      <LocalizedField
        label={t("field.ceremonyName")}
        value={ceremony.name}
        path={`${path}.name`}
        onChange={(value) => {
          onChange({ ...ceremony, name: value });
        }}
      />
      {eventType === "wedding" && (
        <CeremonyNames
          onChoose={(name) => {
            onChange({ ...ceremony, name });
          }}
        />
      )}
      <InstantField
        legend={t("field.start")}
        value={ceremony.startAt}
        zone={ceremony.zone}
        path={`${path}.startAt`}
        defaultTime="10:00"
        onChange={(startAt) => {
          onChange(withStart(ceremony, startAt));
        }}
      />
      <CeremonyEnd ceremony={ceremony} path={path} onChange={onChange} />
      <NativeSelect
        size="md"
        label={t("field.zone")}
        value={ceremony.zone}
        data={zoneChoices(ceremony.zone)}
        onChange={(event) => {
          onChange(withZone(ceremony, event.currentTarget.value));
        }}
      />
      {plain("venue")}
      {plain("address")}
      <div className={classes.row}>
        {plain("city")}
        <MapLinkField
          value={ceremony.mapUrl}
          path={`${path}.mapUrl`}
          onChange={(mapUrl) => {
            onChange({ ...ceremony, mapUrl });
          }}
        />
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
    </>
  );
}

function zoneChoices(zone: string): { value: string; label: string }[] {
  const own = Object.entries(indonesianZones).map(([value, label]) => ({
    value,
    label: `${label} (${value})`,
  }));
  return own.some(({ value }) => value === zone) ? own : [...own, { value: zone, label: zone }];
}
