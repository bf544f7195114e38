import { Button } from "@mantine/core";
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

/** What is, and beside it what to do: below each other where there is no room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

/** What to do, below each other in the second column. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={classes.beside}>{children}</div>;
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
            {t("another")}
          </Button>
        ) : undefined
      }
    />
  );
}
