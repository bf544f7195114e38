import { IconHelpCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { helpPaths } from "../lib/help-paths.ts";
import type { HelpArticleId } from "../locales/help-article.ts";
import classes from "./help-link.module.css";
import { PreloadLink } from "./preload-link.tsx";

/** Leads from a screen to the article about it. */
export function HelpLink({ article }: { article: HelpArticleId }) {
  const { t } = useTranslation();
  return (
    <PreloadLink to={helpPaths.article(article)} className={classes.link}>
      <IconHelpCircle size={20} stroke={1.75} aria-hidden />
      {t("page.helpCenter")}
    </PreloadLink>
  );
}
