import type { Invitation } from "@janur/domain/invitation/invitation";
import { Alert, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ownZone, whenText } from "../../../../lib/text/when-text.ts";
import { authorName } from "../../../draft/author-name.ts";
import type { SetAside } from "../../../draft/set-aside.ts";
import { usePartName } from "../../../versions/components/use-part-name.ts";
import { VersionsOpener } from "../../../versions/components/versions-opener.tsx";

interface SetAsideNoticeProps {
  invitation: Pick<Invitation, "team">;
  uid: string;
  setAside: readonly SetAside[];
  onForget: () => void;
}

/** Versions that were not chosen stay within reach until the person lets them go. */
export function SetAsideNotice({ invitation, uid, setAside, onForget }: SetAsideNoticeProps) {
  const { t } = useTranslation("versions");
  const partName = usePartName();
  const sideOf = ({ by }: SetAside) => {
    const author = authorName(invitation, by, uid);
    return author === null ? t("side.elsewhere") : t("side.by", { name: author });
  };
  return (
    <Alert color="nila" variant="light" role="status">
      <Text>{t("setAside.text", { count: setAside.length })}</Text>
      <Group mt="sm">
        <VersionsOpener
          label={t("setAside.show")}
          button={{ variant: "default", size: "sm" }}
          title={t("setAside.title")}
          text={t("setAside.lead")}
          forget={t("setAside.forget")}
          entries={setAside.map((version, index) => ({
            key: String(index),
            title: t("setAside.at", { part: partName(version), when: whenText(version.at, ownZone) }),
            versions: version,
            names: { mine: t("side.mine"), theirs: sideOf(version) },
            copies: [version.chosen === "mine" ? "theirs" : "mine"],
          }))}
          onForget={onForget}
        />
      </Group>
    </Alert>
  );
}
