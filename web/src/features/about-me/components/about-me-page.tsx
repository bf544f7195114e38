import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./about-me.module.css";

/** The page about the host herself. */
export function AboutMePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation("about-me");
  return (
    <div className={classes.page}>
      <h1>{t("title")}</h1>
      {children}
    </div>
  );
}
