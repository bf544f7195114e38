import { useTranslation } from "react-i18next";
import classes from "./shell.module.css";

/** The shell's shape while it is not yet known who is signed in. */
export function ShellSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.shell} aria-busy="true" role="status" aria-label={t("loading")}>
      <div className={classes.sidebar} aria-hidden>
        <div className={classes.skeletonBlock} style={{ width: 120, height: 28, margin: "4px 8px 24px" }} />
        {[0, 1, 2].map((line) => (
          <div key={line} className={classes.skeletonBlock} style={{ height: 44, marginBottom: 4 }} />
        ))}
      </div>
      <div className={classes.column} aria-hidden>
        <div className={classes.header}>
          <div className={classes.skeletonBlock} style={{ width: 160, height: 20 }} />
        </div>
        <div className={classes.main}>
          <div className={classes.content}>
            <div className={classes.skeletonBlock} style={{ width: "50%", height: 34, marginBottom: 16 }} />
            <div className={classes.skeletonBlock} style={{ height: 160 }} />
          </div>
        </div>
      </div>
    </div>
  );
}
