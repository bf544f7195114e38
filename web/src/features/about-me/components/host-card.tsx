import { dateText } from "@janur/domain/time/date-text";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./about-me.module.css";

/** Who the host is and since when. @param zone IANA, in which the day of joining is told */
export function HostCard({ zone, profilePath }: { zone: string; profilePath: string }) {
  const { t } = useTranslation("about-me");
  const { user, profile } = useSignedIn();
  const name = profile?.displayName ?? user.displayName ?? t("unnamed");
  const photo = profile?.photoURL ?? null;
  return (
    <section className={classes.card} aria-labelledby="host-name">
      <div className={classes.host}>
        {photo === null ? (
          <span className={classes.photo} aria-hidden data-letter={name.charAt(0).toUpperCase()} />
        ) : (
          <img className={classes.photo} src={photo} alt="" referrerPolicy="no-referrer" />
        )}
        <div>
          <h2 id="host-name">{name}</h2>
          <p>{user.email ?? user.phoneNumber}</p>
          {profile !== null && (
            <p>{t("memberSince", { date: dateText(profile.createdAt, zone, currentLanguage()) })}</p>
          )}
        </div>
      </div>
      <div>
        <Button component={PreloadLink} to={profilePath} variant="default">
          {t("change")}
        </Button>
      </div>
    </section>
  );
}
