import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { helpPaths } from "../../../lib/address/help-paths.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
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
        <PageHeader title={t("title")} />
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
