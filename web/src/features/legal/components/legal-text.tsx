import { useTranslation } from "react-i18next";
import { Wordmark } from "../../../ui/art/anyaman.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./legal-text.module.css";

/** The privacy policy or the terms, as one quiet column that prints well. */
export function LegalText({ document, homePath }: { document: "privacy" | "terms"; homePath: string }) {
  const { t } = useTranslation("legal");
  const text = t(document, { returnObjects: true });
  return (
    <div className={classes.page}>
      <header>
        <PreloadLink to={homePath} className={classes.brand} aria-label="Janur">
          <Wordmark size={32} />
        </PreloadLink>
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{text.title}</h1>
        <p className={classes.date}>{t("updated")}</p>
        <p>{text.lead}</p>
        {text.sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
