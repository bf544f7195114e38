import { useTranslation } from "react-i18next";
import { helpPaths } from "../../../lib/address/help-paths.ts";
import type { HelpArticle } from "../../../locales/help-article.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./help-center.module.css";

/** An article in a list: its title leads to it, its summary tells whether it is worth opening. */
export function ArticleLink({ article, withTopic = false }: { article: HelpArticle; withTopic?: boolean }) {
  const { t } = useTranslation("help");
  return (
    <li>
      <PreloadLink to={helpPaths.article(article.id)}>{article.title}</PreloadLink>
      <p>
        {withTopic && <span className={classes.topic}>{t(`topic.${article.topic}`)} · </span>}
        {article.summary}
      </p>
    </li>
  );
}
