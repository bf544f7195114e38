import { useTranslation } from "react-i18next";
import classes from "./sending.module.css";

/** The message to the first of some guests, before all of them are written to. */
export function MessageSample({ text }: { text: string | undefined }) {
  const { t } = useTranslation("sending");
  return (
    <pre
      className={`${classes.text} ${classes.shortened}`}
      role="region"
      aria-label={t("sample")}
      tabIndex={0}
    >
      {text}
    </pre>
  );
}
