import { withStart, withZone } from "@janur/domain/content/ceremony-time";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { isFamilyRite } from "@janur/domain/content/traditions/family-rites";
import { indonesianZones } from "@janur/domain/time/zone";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useEditor } from "./fields/editor-context.ts";
import classes from "./fields/editor-fields.module.css";
import { InstantField } from "./fields/instant-field.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { MapLinkField } from "./fields/map-link-field.tsx";
import { PlainField } from "./fields/plain-field.tsx";
import { AudienceField } from "./audience-field.tsx";
import { CeremonyEnd } from "./ceremony-end.tsx";
import { CeremonyNames } from "./ceremony-names.tsx";
import { SameCeremonyButton } from "./same-ceremony-button.tsx";
import { useFieldChange } from "./fields/use-field-change.ts";

interface CeremonyFieldsProps {
  ceremony: Ceremony;
  path: string;
  onChange: (ceremony: Ceremony) => void;
}

/** One ceremony: what, when, where. */
export function CeremonyFields({ ceremony, path, onChange }: CeremonyFieldsProps) {
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(ceremony, onChange);
  const { eventType } = useEditor();
  const plain = (field: "venue" | "address" | "city") => (
    <PlainField
      label={t(`field.${field}`)}
      value={ceremony[field]}
      path={`${path}.${field}`}
      onChange={changeOf(field)}
    />
  );
  return (
    <>
      <LocalizedField
        label={t("field.ceremonyName")}
        value={ceremony.name}
        path={`${path}.name`}
        onChange={changeOf("name")}
      />
      {eventType === "wedding" && (
        <CeremonyNames
          onChoose={(name) => {
            // What the families celebrate among themselves is for those whom they name.
            onChange({ ...ceremony, name, ...(isFamilyRite(name) && { audience: "invited" }) });
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
      <SameCeremonyButton ceremony={ceremony} path={path} fact="day" onChange={onChange} />
      <CeremonyEnd ceremony={ceremony} path={path} onChange={onChange} />
      <NativeSelect
        label={t("field.zone")}
        value={ceremony.zone}
        data={zoneChoices(ceremony.zone)}
        onChange={(event) => {
          onChange(withZone(ceremony, event.currentTarget.value));
        }}
      />
      <SameCeremonyButton ceremony={ceremony} path={path} fact="place" onChange={onChange} />
      {plain("venue")}
      {plain("address")}
      <div className={classes.row}>
        {plain("city")}
        <MapLinkField ceremony={ceremony} path={`${path}.mapUrl`} onChange={changeOf("mapUrl")} />
      </div>
      <LocalizedField
        label={t("field.dressCode")}
        value={ceremony.dressCode}
        path={`${path}.dressCode`}
        onChange={changeOf("dressCode")}
      />
      <AudienceField of="ceremony" value={ceremony.audience} onChange={changeOf("audience")} />
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
