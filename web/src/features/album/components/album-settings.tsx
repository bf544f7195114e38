import "@mantine/core/styles/Switch.css";
import type { AlbumChange, AlbumSettingsInput } from "@janur/domain/album/album-settings";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { Stack, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useShown } from "../../../lib/browser/use-shown.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { megabytes } from "../album-view.ts";
import { useChangeAlbum } from "../mutations.ts";
import { albumQueries } from "../queries.ts";
import { styles } from "../styles.ts";
import { AlbumZip } from "./album-zip.tsx";
import { TableQr } from "./table-qr.tsx";

/** Who may send, the QR on the tables, and all of it to take along. */
export function AlbumSettings({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useTranslation("wish");
  const { id, album } = invitation;
  // The head's own object: one made anew at each drawing would be another source each time.
  const [chosen, show] = useShown<AlbumSettingsInput>(album);
  const change = useChangeAlbum(id);
  const figures = useQuery(albumQueries.figures(id)).data;
  const save = (settings: AlbumChange) => {
    show({ ...chosen, ...settings });
    change.mutateAsync({ settings }).then(
      () => {
        showToast({ tone: "done", id: "album", message: t("album.settings.saved") });
      },
      (error: unknown) => {
        show(album);
        showToast({ tone: "problem", id: "album", message: problemText(error) });
      },
    );
  };
  const { isOpen, isTableOpen, isPremoderated, isShown } = chosen;
  return (
    <div style={styles.settings}>
      <div style={styles.column}>
        <Card title={t("album.settings.title")}>
          <Stack>
            <Switch
              label={t("album.settings.isOpen")}
              description={t("album.settings.isOpenHelp", { count: albumLimits.perGuest })}
              checked={isOpen}
              // Whoever opens it means it to be seen.
              onChange={({ currentTarget: { checked } }) => {
                save({ isOpen: checked, ...(checked ? { isShown: true } : {}) });
              }}
            />
            <Switch
              label={t("album.settings.isTableOpen")}
              description={t("album.settings.isTableOpenHelp", { count: albumLimits.perPhone })}
              checked={isTableOpen}
              disabled={!isOpen}
              onChange={({ currentTarget: { checked } }) => {
                save({ isTableOpen: checked });
              }}
            />
            <Switch
              label={t("album.settings.isPremoderated")}
              description={t("album.settings.isPremoderatedHelp")}
              checked={isPremoderated}
              onChange={({ currentTarget: { checked } }) => {
                save({ isPremoderated: checked });
              }}
            />
            <Switch
              label={t("album.settings.isShown")}
              description={t("album.settings.isShownHelp")}
              checked={isShown}
              onChange={({ currentTarget: { checked } }) => {
                save({ isShown: checked });
              }}
            />
          </Stack>
        </Card>
        <AlbumZip
          invitation={invitation}
          isEmpty={figures !== undefined && figures.shown + figures.waiting === 0}
          said={
            figures === undefined || figures.shown + figures.waiting + figures.hidden === 0
              ? null
              : t("album.kept", {
                  ...figures,
                  size: t("album.megabytes", { size: megabytes(figures.bytes, i18n.language) }),
                })
          }
        />
      </div>
      <TableQr invitation={invitation} path={figures?.tablePath ?? null} isOpen={isOpen && isTableOpen} />
    </div>
  );
}
