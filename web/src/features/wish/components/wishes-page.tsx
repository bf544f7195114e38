import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import type { InvitationSettings } from "@janur/domain/invitation/settings";
import { may, type TeamRole } from "@janur/domain/team/team";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { wishQueries } from "../queries.ts";
import { addressView } from "../../../lib/address/address-view.ts";
import { wishTabs, wishViewSchema, type WishTab } from "../wish-view.ts";
import { WishList } from "./wish-list.tsx";
import classes from "./wishes-page.module.css";

/** What guests wrote: the wall as they see it, what waits for the family, and what it took down. */
export function WishesPage({ invitation, role }: { invitation: Invitation; role: TeamRole }) {
  const { t } = useTranslation("wish");
  const [parameters] = useSearchParams();
  const { tab } = addressView(wishViewSchema, parameters);
  const { id, settings } = invitation;
  return (
    <>
      <header className={classes.header}>
        <p>
          {t(`mode.${modeOf(settings)}`)} {t("lead")}{" "}
          {may(role, "changeSettings") && (
            <PreloadLink to={`${invitationPaths.settings(id)}#wishes`}>{t("changeMode")}</PreloadLink>
          )}
        </p>
      </header>
      <WishTabs invitationId={id} tab={tab} />
      <WishList
        key={tab}
        invitationId={id}
        tab={tab}
        zone={invitation.zone}
        mayModerate={may(role, "moderateWishes")}
        mayOpenGuests={may(role, "editGuests")}
      />
    </>
  );
}

function modeOf({ isPremoderated, isWordFilterOn }: InvitationSettings) {
  if (isPremoderated) return "premoderated";
  return isWordFilterOn ? "filtered" : "open";
}

function WishTabs({ invitationId, tab }: { invitationId: string; tab: WishTab }) {
  const { t } = useTranslation("wish");
  // The newest that wait are listened to under every tab: nobody should have to look there to know.
  const held = useQuery(wishQueries.latest(invitationId, "held", null)).data?.length ?? 0;
  return (
    <>
      <LinkTabs
        label={t("tabs")}
        views={wishTabs.map((name) => ({
          key: name,
          to: { search: name === "shown" ? "" : `tab=${name}` },
          isCurrent: name === tab,
          label: (
            <>
              {t(`tab.${name}`)}
              {name === "held" && held > 0 && (
                <span className={classes.count}>
                  {held < limits.wish.page ? String(held) : `${String(held)}+`}
                </span>
              )}
            </>
          ),
        }))}
      />
      <p className={classes.unseen} role="status">
        {held > 0 && t("heldCount", { count: held })}
      </p>
    </>
  );
}
