import "@mantine/core/styles/Switch.css";
import { mainCeremony } from "@janur/domain/content";
import { rsvpPolicies } from "@janur/domain/sections/rsvp";
import type { SectionOf } from "@janur/domain/section";
import { defaultZone } from "@janur/domain/zone";
import { NativeSelect, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Content } from "@janur/domain/content";
import type { SectionFormProps } from "../editor-context.ts";
import { InstantField } from "../instant-field.tsx";
import { LocalizedField } from "../localized-field.tsx";

interface RsvpFormProps extends SectionFormProps<SectionOf<"rsvp">> {
  content: Content;
}

export function RsvpForm({ section, path, onChange, content }: RsvpFormProps) {
  const { t } = useTranslation("invitation");
  const zone = mainCeremony(content)?.zone ?? defaultZone;
  return (
    <>
      <LocalizedField
        label={t("field.heading")}
        value={section.heading}
        path={`${path}.heading`}
        onChange={(heading) => {
          onChange({ ...section, heading });
        }}
      />
      <LocalizedField
        label={t("field.text")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={(text) => {
          onChange({ ...section, text });
        }}
      />
      <InstantField
        legend={t("field.deadline")}
        value={section.deadlineAt}
        zone={zone}
        path={`${path}.deadlineAt`}
        defaultTime="23:59"
        onChange={(deadlineAt) => {
          onChange({ ...section, deadlineAt });
        }}
      />
      <NativeSelect
        size="md"
        label={t("field.policy")}
        description={t(`policyHelp.${section.policy}`)}
        value={section.policy}
        data={rsvpPolicies.map((value) => ({ value, label: t(`policy.${value}`) }))}
        onChange={(event) => {
          const policy = rsvpPolicies.find((value) => value === event.currentTarget.value);
          if (policy !== undefined) onChange({ ...section, policy });
        }}
      />
      <Switch
        size="md"
        label={t("field.maybeOffered")}
        checked={section.isMaybeOffered}
        onChange={(event) => {
          onChange({ ...section, isMaybeOffered: event.currentTarget.checked });
        }}
      />
    </>
  );
}
