import "@mantine/core/styles/CloseButton.css";
import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { helpPaths } from "../../../lib/address/help-paths.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { helpTopics, type HelpArticle } from "../../../locales/help-article.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { useArticleSearch } from "../use-article-search.ts";
import { ArticleLink } from "./article-link.tsx";
import classes from "./help-center.module.css";

/** The help centre's first page: search, and all articles by topic. The question stands in the URL. */
export function HelpCenter() {
  const { t } = useTranslation("help");
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get("q") ?? "");
  const question = useDeferredValue(typed.trim());
  const { articles, search } = useArticleSearch();
  const found = question === "" ? null : search(question);

  const ask = (next: string) => {
    setTyped(next);
    setParameters(next.trim() === "" ? {} : { q: next.trim() }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={classes.center}>
      <PageHeader title={t("title")} lead={t("lead")} />
      <search>
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t("search")}
          placeholder={t("placeholder")}
          maxLength={100}
          leftSection={<Icon of={IconSearch} />}
          rightSection={
            typed !== "" && (
              <CloseButton
                size="lg"
                aria-label={t("clear")}
                onClick={() => {
                  ask("");
                }}
              />
            )
          }
          value={typed}
          onChange={(event) => {
            ask(event.currentTarget.value);
          }}
        />
      </search>
      <p role="status" className={classes.count}>
        {found !== null &&
          (found.length === 0 ? t("nothing", { q: question }) : t("found", { count: found.length }))}
      </p>
      {found === null || found.length === 0 ? (
        <Topics articles={articles} />
      ) : (
        <ul className={classes.list} aria-label={t("results")}>
          {found.map((article) => (
            <ArticleLink key={article.id} article={article} withTopic />
          ))}
        </ul>
      )}
      <p className={classes.guide}>
        <PreloadLink to={invitationPaths.help}>{t("guide")}</PreloadLink>
      </p>
      <p className={classes.guide}>
        {t("notFound")} <PreloadLink to={helpPaths.support}>{t("support")}</PreloadLink>
      </p>
    </div>
  );
}

function Topics({ articles }: { articles: readonly HelpArticle[] }) {
  const { t } = useTranslation("help");
  return (
    <div className={classes.topics}>
      {helpTopics.map((topic) => (
        <section key={topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`}>{t(`topic.${topic}`)}</h2>
          <ul className={classes.list}>
            {articles
              .filter((article) => article.topic === topic)
              .map((article) => (
                <ArticleLink key={article.id} article={article} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
