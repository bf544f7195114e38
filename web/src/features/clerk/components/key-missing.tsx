import { useTranslation } from "react-i18next";
import { isDemoProject } from "../../../lib/firebase/config.ts";
import { useSession } from "../../../lib/session/session.ts";
import classes from "./clerk.module.css";

/** In place of Clerk's own parts: for visitors one sentence, for whoever runs the service how to get a key. */
export function KeyMissing({ isMalformed }: { isMalformed: boolean }) {
  const { t } = useTranslation("clerk");
  const session = useSession();
  const isRunning = session.status === "signed-in" && session.isAdmin;
  if (!isDemoProject && !isRunning) return <p className={classes.missing}>{t("closed")}</p>;
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
