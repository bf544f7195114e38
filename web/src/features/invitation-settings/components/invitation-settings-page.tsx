import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { may } from "@janur/domain/team/team";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { AccessSettings } from "./access-settings.tsx";
import { AddressSettings } from "./address-settings.tsx";
import { CapacitySettings } from "./capacity-settings.tsx";
import type { CapacityCounts } from "./capacity-use.tsx";
import { SearchSettings } from "./search-settings.tsx";
import classes from "./invitation-settings-page.module.css";
import { WishSettings } from "./wish-settings.tsx";

interface SettingsRoomProps {
  invitation: Invitation;
  uid: string;
  /** Undefined while they load. */
  counts: CapacityCounts;
}

/** What takes effect without publishing: who may open the page, how wishes appear, how many people there is room for. */
export function SettingsRoom({ invitation, uid, counts }: SettingsRoomProps) {
  const { t } = useTranslation(["invitation-settings", "problem"]);
  const { hash } = useLocation();
  useEffect(() => {
    // The page arrives after its address: the browser has looked for the place too early.
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  if (isPutAway(invitation.status)) return null;
  if (!may(roleOf(invitation, uid) ?? "viewer", "changeSettings")) {
    return <ProblemNotice text={t("problem:team/not-allowed")} />;
  }
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{t("invitation-settings:lead")}</p>
      <AccessSettings invitation={invitation} />
      <SearchSettings invitation={invitation} />
      <WishSettings invitation={invitation} />
      <CapacitySettings invitation={invitation} counts={counts} />
      <AddressSettings invitation={invitation} />
    </div>
  );
}
