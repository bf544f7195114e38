import type { Invitation } from "@janur/domain/invitation";
import { Alert, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import { authorName } from "../../author-name.ts";
import type { SetAside } from "../../set-aside.ts";
import { usePartName } from "./use-part-name.ts";
import { VersionsOpener } from "./versions-opener.tsx";

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
  const clock = new Intl.DateTimeFormat(currentLanguage() === "id" ? "id-ID" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
  });
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
            title: t("setAside.at", { part: partName(version), when: clock.format(version.at) }),
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
