import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/invitation-paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import classes from "./home.module.css";

/** Home with at least one invitation. */
export function HomeScreen({ next, recent }: { next: ReactNode; recent: ReactNode }) {
  const { t } = useTranslation("home");
  return (
    <>
      {next}
      <div className={classes.recentHead}>
        <h2>{t("recent")}</h2>
        <Button component={PreloadLink} to={invitationPaths.new} variant="default">
          {t("create")}
        </Button>
      </div>
      {recent}
    </>
  );
}

/** Home before the first invitation leads to making it. */
export function EmptyHome() {
  const { t } = useTranslation("home");
  return (
    <EmptyState text={t("empty")}>
      <Button component={PreloadLink} to={invitationPaths.new}>
        {t("create")}
      </Button>
    </EmptyState>
  );
}

export function HomeHeading({ name }: { name: string | null }) {
  const { t } = useTranslation("home");
  return (
    <h1 className={classes.heading}>{name === null ? t("greetingUnnamed") : t("greeting", { name })}</h1>
  );
}
