import { useTranslation } from "react-i18next";
import classes from "./clerk.module.css";

/** How to get a key and where to write it; shown instead of Clerk's own parts. */
export function KeyMissing({ isMalformed }: { isMalformed: boolean }) {
  const { t } = useTranslation("clerk");
  return (
    <section aria-labelledby="key-missing" className={classes.missing}>
      <h2 id="key-missing">{t("missing.title")}</h2>
      <p>{t(isMalformed ? "missing.malformed" : "missing.text")}</p>
      <ol>
        {t("missing.steps", { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t("missing.secret")}</p>
    </section>
  );
}
