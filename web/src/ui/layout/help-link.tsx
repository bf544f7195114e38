import { IconHelpCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { helpPaths } from "../../lib/address/help-paths.ts";
import type { HelpArticleId } from "../../locales/help-article.ts";
import classes from "./help-link.module.css";
import { Icon } from "../icon.tsx";
import { PreloadLink } from "./preload-link.tsx";

/** Leads from a screen to the article about it. */
export function HelpLink({ article }: { article: HelpArticleId }) {
  const { t } = useTranslation();
  return (
    <PreloadLink to={helpPaths.article(article)} className={classes.link}>
      <Icon of={IconHelpCircle} />
      <span>{t("page.helpCenter")}</span>
    </PreloadLink>
  );
}
