import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Wordmark } from "../../../ui/art/anyaman.tsx";
import { UnlessShut } from "../../../ui/error/unless-shut.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { NewInvitationWizard } from "./new-invitation-wizard.tsx";
import classes from "./trial-page.module.css";

interface TrialPageProps {
  paths: { home: string; signIn: string; self: string };
  /** Where an account is made for what was tried, in the names of whose it is. */
  onKeep: (names: string) => void;
}

/** The wizard for somebody without an account: nothing leaves this browser. */
export function TrialPage({ paths, onKeep }: TrialPageProps) {
  const { t } = useTranslation("wizard");
  return (
    <div className={classes.page}>
      <Group component="header" justify="space-between" gap={8} wrap="nowrap" mb={4}>
        <PreloadLink to={paths.home} aria-label="Janur">
          <Wordmark size={32} />
        </PreloadLink>
        <Button component={PreloadLink} to={paths.signIn} variant="subtle" px={4}>
          {t("trial.signIn")}
        </Button>
      </Group>
      <main id="content" tabIndex={-1}>
        <UnlessShut part="tryOut" title={t("trial.title")} text={t("trial.paused")}>
          <NewInvitationWizard isFirst path={paths.self} onKeep={onKeep} />
        </UnlessShut>
      </main>
    </div>
  );
}
