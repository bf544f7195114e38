import { useTranslation } from "react-i18next";
import type { HelpPart } from "../../../locales/help-article.ts";
import classes from "./article.module.css";

/** In CSS px, as `npm run pictures` writes them: the place is kept until the picture has come. */
const sizes = { phone: { width: 312, height: 675 }, desktop: { width: 960, height: 600 } } as const;

/** One part of an article, under an anchor of its own. */
export function ArticlePart({ part }: { part: HelpPart }) {
  const { t, i18n } = useTranslation("help");
  const { id, title, text, steps = [], points = [], picture, note } = part;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {points.length > 0 && (
        <dl className={classes.points}>
          {points.map(({ term, text: meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
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
    </section>
  );
}
