import { dateText, dateTimeText } from "@janur/domain/time/date-text";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import type { TeamLink } from "../link-data.ts";
import classes from "./join-screen.module.css";

/** Who invites to what and as what. */
export function JoinFacts({ link }: { link: TeamLink }) {
  const { t } = useTranslation("team");
  const language = currentLanguage();
  const when = link.startAt === null ? "" : dateTimeText(new Date(link.startAt), link.zone, language);
  return (
    <>
      <header className={classes.heading}>
        <p>{link.inviter === "" ? t("join.askedUnknown") : t("join.asked", { inviter: link.inviter })}</p>
        <h1 dir="auto">{titled(link.title)}</h1>
        <p>{[when, link.city].filter((fact) => fact !== "").join(", ")}</p>
      </header>
      <div className={classes.facts}>
        <strong>{t("join.as", { role: t(`role.${link.role}`).toLocaleLowerCase(language) })}</strong>
        <p>{link.side === null ? t(`may.${link.role}`) : t(`mayForSide.${link.side}`)}</p>
        <p>{link.name === "" ? t("join.once") : t("join.for", { name: link.name })}</p>
        {link.email !== null && <p>{t("join.onlyFor", { email: link.email })}</p>}
        <p>{t("join.until", { when: dateText(new Date(link.expireAt), link.zone, language) })}</p>
      </div>
    </>
  );
}
