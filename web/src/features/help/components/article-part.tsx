import { useTranslation } from "react-i18next";
import type { HelpPart } from "../../../locales/help-article.ts";
import { GuideSection } from "../../../ui/layout/guide-section.tsx";
import classes from "./article.module.css";

/** In CSS px, as `npm run pictures` writes them: the place is kept until the picture has come. */
const sizes = { phone: { width: 312, height: 675 }, desktop: { width: 960, height: 600 } } as const;

/** One part of an article, under an anchor of its own. */
export function ArticlePart({ part }: { part: HelpPart }) {
  const { t, i18n } = useTranslation("help");
  const { picture, code, note } = part;
  return (
    <GuideSection part={part}>
      {code !== undefined && (
        <pre className={classes.code} tabIndex={0}>
          {code}
        </pre>
      )}
      {picture !== undefined && (
        <img
          className={classes.picture}
          src={`/help/${i18n.language}/${picture.name}.webp`}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
          {...sizes[picture.shape]}
        />
      )}
      {note !== undefined && (
        <p className={classes.note}>
          <strong>{t("note")}:</strong> {note}
        </p>
      )}
    </GuideSection>
  );
}
