import type { Invitation, PublishedVersion } from "@janur/domain/invitation/invitation";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";

interface VersionChoiceProps {
  invitation: Pick<Invitation, "sides">;
  value: PublishedVersion;
  onChange: (version: PublishedVersion) => void;
}

/** Which versions are published: all of them, or one beside those that guests have. */
export function VersionChoice({ invitation, value, onChange }: VersionChoiceProps) {
  const { t } = useTranslation("side");
  return (
    <ChoiceRow
      label={t("publish.label")}
      value={value}
      choices={[
        { value: "all", label: t("publish.all") },
        { value: "common", label: t("dialog.common") },
        ...invitation.sides.map(({ id }) => ({ value: id, label: t(`name.${id}`) })),
      ]}
      onChange={onChange}
    />
  );
}
