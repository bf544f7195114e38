import "@mantine/core/styles/Switch.css";
import type { SectionOf } from "@janur/domain/content/section";
import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import type { SectionFormProps } from "./fields/editor-context.ts";
import { HeadingField } from "./fields/heading-field.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { WordingSamples } from "./fields/wording-samples.tsx";
import { useFieldChange } from "./fields/use-field-change.ts";

export function WishesForm({ section, path, onChange }: SectionFormProps<SectionOf<"wishes">>) {
  const { t } = useTranslation(["invitation", "editor"]);
  const changeOf = useFieldChange(section, onChange);
  const { invitationId = "" } = useParams();
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      <LocalizedField
        label={t("invitation:field.text")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={changeOf("text")}
      />
      <WordingSamples section={section} />
      <Switch
        label={t("invitation:field.wishesOpen")}
        description={t("invitation:field.wishesOpenHelp")}
        checked={section.isOpen}
        onChange={(event) => {
          onChange({ ...section, isOpen: event.currentTarget.checked });
        }}
      />
      <PreloadLink to={`${invitationPaths.settings(invitationId)}#wishes`}>
        {t("editor:wishes.rules")}
      </PreloadLink>
    </>
  );
}
