import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/Switch.css";
import { mainCeremony } from "@janur/domain/content/content";
import { rsvpPolicies } from "@janur/domain/content/sections/rsvp";
import type { SectionOf } from "@janur/domain/content/section";
import { defaultZone } from "@janur/domain/time/zone";
import { Radio, Stack, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Content } from "@janur/domain/content/content";
import type { SectionFormProps } from "./fields/editor-context.ts";
import { HeadingField } from "./fields/heading-field.tsx";
import { InstantField } from "./fields/instant-field.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { WordingSamples } from "./fields/wording-samples.tsx";
import { QuestionsForm } from "./questions-form.tsx";
import { useFieldChange } from "./fields/use-field-change.ts";

interface RsvpFormProps extends SectionFormProps<SectionOf<"rsvp">> {
  content: Content;
}

export function RsvpForm({ section, path, onChange, content }: RsvpFormProps) {
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(section, onChange);
  const zone = mainCeremony(content)?.zone ?? defaultZone;
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      <LocalizedField
        label={t("field.text")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={changeOf("text")}
      />
      <WordingSamples section={section} />
      <Radio.Group
        label={t("field.policy")}
        value={section.policy}
        onChange={(value) => {
          const policy = rsvpPolicies.find((item) => item === value);
          if (policy !== undefined) onChange({ ...section, policy });
        }}
      >
        <Stack gap={12} mt={8}>
          {rsvpPolicies.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`policy.${value}`)}
              description={t(`policyHelp.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {/* An open house asks nothing; what was set before stays for another choice. */}
      {section.policy !== "nobody" && (
        <>
          <InstantField
            legend={t("field.deadline")}
            value={section.deadlineAt}
            zone={zone}
            path={`${path}.deadlineAt`}
            defaultTime="23:59"
            onChange={changeOf("deadlineAt")}
          />
          <Switch
            label={t("field.maybeOffered")}
            checked={section.isMaybeOffered}
            onChange={(event) => {
              onChange({ ...section, isMaybeOffered: event.currentTarget.checked });
            }}
          />
          <Switch
            label={t("field.codeShown")}
            description={t("field.codeShownHelp")}
            checked={section.isCodeShown}
            onChange={(event) => {
              onChange({ ...section, isCodeShown: event.currentTarget.checked });
            }}
          />
          <QuestionsForm section={section} path={path} />
        </>
      )}
    </>
  );
}
