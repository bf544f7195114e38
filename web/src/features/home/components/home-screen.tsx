import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./home.module.css";

interface HomeScreenProps {
  /** What comes next and what to do about it; null where the person has hidden it. */
  next: ReactNode;
  /** The other invitations; null where there are none, or where they are hidden. */
  others: ReactNode;
}

/** Home with at least one invitation. */
export function HomeScreen({ next, others }: HomeScreenProps) {
  const { t } = useTranslation("home");
  return (
    <>
      {next}
      {others !== null && (
        <section aria-labelledby="other-invitations">
          <div className={classes.othersHead}>
            <h2 id="other-invitations">{t("others")}</h2>
            <PreloadLink to={invitationPaths.list}>{t("all")}</PreloadLink>
          </div>
          {others}
        </section>
      )}
    </>
  );
}

interface ColumnsProps {
  /** What is. */
  head: ReactNode;
  /** What to do next; false for nothing. */
  todo: ReactNode;
  /** What else there is to do; false for nothing. */
  tasks?: ReactNode;
  /** More of what is. */
  children?: ReactNode;
  /** What happened lately. */
  news?: ReactNode;
}

/**
 * What is, and beside it what to do and what happened, each column as long as it is. Where there is no room the next
 * step comes first, in the markup too: whoever listens hears the same order that others see.
 */
export function Columns({ head, todo, tasks = false, children, news = false }: ColumnsProps) {
  const isWide = useMediaQuery("(min-width: 62em)", undefined, { getInitialValueInEffect: false });
  const hasBeside = todo !== false || tasks !== false || news !== false;
  if (!isWide)
    return (
      <div className={classes.column}>
        {todo}
        {head}
        {tasks}
        {children}
        {news}
      </div>
    );
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {head}
        {children}
      </div>
      {hasBeside && (
        <div className={classes.column}>
          {todo}
          {tasks}
          {news}
        </div>
      )}
    </div>
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

/** @param withCreate not where the page itself leads to the first invitation */
export function HomeHeading({ name, withCreate }: { name: string | null; withCreate: boolean }) {
  const { t } = useTranslation("home");
  return (
    <PageHeader
      title={name === null ? t("greetingUnnamed") : t("greeting", { name })}
      actions={
        withCreate ? (
          <Button
            component={PreloadLink}
            to={invitationPaths.new}
            variant="default"
            visibleFrom="sm"
            leftSection={<Icon of={IconPlus} />}
          >
            {t("create")}
          </Button>
        ) : undefined
      }
    />
  );
}
