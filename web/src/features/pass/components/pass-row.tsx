import { dateText, dateTimeText } from "@janur/domain/time/date-text";
import { passState, type Pass } from "@janur/domain/helper/pass";
import { IconHistory, IconLinkOff, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import classes from "../../../ui/list/person-list.module.css";
import { RowMenu, type RowAction } from "../../../ui/list/row-menu.tsx";

export type PassAction = "change" | "uses" | "revoke";

interface PassRowProps {
  pass: Pass;
  zone: string;
  /** Whether it is changed elsewhere: a greeting screen at the door. */
  isFixed?: boolean;
  onAct: (action: PassAction) => void;
}

/** One helper's link: whose, for what, how long, and when it was used last. */
export function PassRow({ pass, zone, isFixed = false, onAct }: PassRowProps) {
  const { t } = useTranslation("pass");
  const { name, scopes, seesGated, hasPin, expireAt, revokedAt, uses } = pass;
  const state = passState(pass, new Date());
  const language = currentLanguage();
  const last = uses.at(-1);
  const tasks = [...scopes.map((scope) => t(`scope.${scope}`)), ...(seesGated ? [t("gated")] : [])];
  const actions: readonly RowAction<PassAction>[] = [
    { name: "change", label: t(state === "over" ? "prolong" : "change.open"), icon: IconPencil },
    { name: "uses", label: t("uses.open"), icon: IconHistory },
    { name: "revoke", label: t("revoke.open"), icon: IconLinkOff },
  ];
  return (
    <li className={classes.person}>
      <div className={classes.who}>
        <div className={classes.name}>
          <span dir="auto">{name}</span>
          {state !== "open" && <span className={classes.role}>{t(`state.${state}`)}</span>}
          {hasPin && <span className={classes.role}>{t("pin")}</span>}
        </div>
        <p>{tasks.join(" · ")}</p>
        <p>
          {t(`when.${state}`, { when: dateText(revokedAt ?? expireAt, zone, language) })}{" "}
          {last === undefined
            ? t("uses.never")
            : t("uses.last", { when: dateTimeText(last.at, zone, language) })}
        </p>
      </div>
      <RowMenu
        label={t("menuOf", { name })}
        actions={() =>
          actions.filter(
            ({ name: action }) =>
              action === "uses" || (state !== "revoked" && (action !== "change" || !isFixed)),
          )
        }
        onAct={onAct}
      />
    </li>
  );
}
