import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { helpPaths } from "../../../lib/address/help-paths.ts";
import type { HelpArticle } from "../../../locales/help-article.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { helpScreenPath } from "../help-screen-path.ts";
import { ArticleLink } from "./article-link.tsx";
import { ArticlePart } from "./article-part.tsx";
import classes from "./article.module.css";
import lists from "./help-center.module.css";

/** An article with its parts, the way to the screen where it is done, and what to read next. */
export function ArticleBody({ article, related }: { article: HelpArticle; related: readonly HelpArticle[] }) {
  const { t } = useTranslation("help");
  const { title, summary, parts, screen } = article;
  return (
    <article className={classes.article}>
      <PageHeader title={title} lead={summary} />
      {parts.length > 2 && (
        <nav aria-label={t("onThisPage")} className={classes.contents}>
          <ul>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {parts.map((part) => (
        <ArticlePart key={part.id} part={part} />
      ))}
      {screen !== undefined && <ScreenButton screen={screen} />}
      <nav className={classes.related} aria-labelledby="related">
        <h2 id="related">{t("related")}</h2>
        <ul className={lists.list}>
          {related.map((other) => (
            <ArticleLink key={other.id} article={other} />
          ))}
        </ul>
        <p>
          <PreloadLink to={helpPaths.center}>{t("back")}</PreloadLink>
        </p>
      </nav>
    </article>
  );
}

function ScreenButton({ screen }: { screen: NonNullable<HelpArticle["screen"]> }) {
  const { path, isApplication } = helpScreenPath(screen.to);
  return isApplication ? (
    <Button component={PreloadLink} to={path} mt="lg">
      {screen.text}
    </Button>
  ) : (
    <Button component="a" href={path} mt="lg">
      {screen.text}
    </Button>
  );
}
