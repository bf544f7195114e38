import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import classes from "./about-me.module.css";

/** The page about the host. */
export function AboutMePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation("about-me");
  return (
    <>
      <PageHeader title={t("title")} />
      <div className={classes.page}>{children}</div>
    </>
  );
}
