import type { Invitation } from "@janur/domain/invitation/invitation";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { albumTabs, albumViewSchema, type AlbumTab } from "../album-view.ts";
import { albumQueries } from "../queries.ts";
import { styles } from "../styles.ts";
import albumStyle from "./album.css?inline";
import { AlbumSettings } from "./album-settings.tsx";
import { LookedAt } from "./looked-at.tsx";
import { WaitingDesk } from "./waiting-desk.tsx";

/** Guests' pictures: what waits for the family, what everybody sees, what it keeps back, and who may send. */
export function AlbumPage({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("wish");
  const [{ tab }] = useAddressView(albumViewSchema);
  const { id } = invitation;
  return (
    <>
      <style href="album" precedence="page">
        {albumStyle}
      </style>
      <p style={styles.lead}>{t("album.lead")}</p>
      <AlbumTabs invitationId={id} tab={tab} />
      {tab === "waiting" && <WaitingDesk invitation={invitation} />}
      {(tab === "shown" || tab === "hidden") && <LookedAt key={tab} invitationId={id} state={tab} />}
      {tab === "settings" && <AlbumSettings invitation={invitation} />}
    </>
  );
}

function AlbumTabs({ invitationId, tab }: { invitationId: string; tab: AlbumTab }) {
  const { t } = useTranslation("wish");
  const waiting = useQuery(albumQueries.waiting(invitationId)).data?.length ?? 0;
  const count = waiting < albumLimits.desk ? String(waiting) : `${String(waiting)}+`;
  return (
    <LinkTabs
      label={t("album.tabs")}
      views={albumTabs.map((name) => ({
        key: name,
        to: { search: name === "waiting" ? "" : `tab=${name}` },
        isCurrent: name === tab,
        label:
          name === "waiting" && waiting > 0 ? `${t("album.tab.waiting")} (${count})` : t(`album.tab.${name}`),
      }))}
    />
  );
}
