import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { helpPaths } from "../../../lib/help-paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { ArticleBody } from "./article-body.tsx";

/** One article by its address; an address that no article has leads back to the list. */
export function HelpArticlePage() {
  const { t } = useTranslation("help");
  const { articleId } = useParams();
  const articles = t("articles", { returnObjects: true });
  const article = articles.find(({ id }) => id === articleId);
  if (article === undefined) {
    return (
      <>
        <h1>{t("title")}</h1>
        <EmptyState text={t("missing")}>
          <PreloadLink to={helpPaths.center}>{t("back")}</PreloadLink>
        </EmptyState>
      </>
    );
  }
  return (
    <ArticleBody article={article} related={articles.filter(({ id }) => article.related.includes(id))} />
  );
}
