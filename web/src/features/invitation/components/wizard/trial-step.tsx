import { starterContent, type StarterInput } from "@janur/domain/starter-content";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import { StillPage } from "../editor/still-page.tsx";

/** What came of the answers, as guests would see it. */
export function TrialStep({ starter }: { starter: StarterInput }) {
  const { t } = useTranslation("invitation");
  return (
    <>
      <Text c="dimmed">{t("trial.text")}</Text>
      <StillPage
        invitation={{ id: "", slug: "" }}
        content={starterContent(starter)}
        language={currentLanguage()}
        title={t("trial.page")}
        senderName=""
      />
    </>
  );
}
