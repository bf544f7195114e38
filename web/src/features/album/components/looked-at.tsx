import { albumPicturePath, type AlbumPhoto, type AlbumWord } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { Button, Skeleton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { useModerateAlbum } from "../mutations.ts";
import { albumQueries } from "../queries.ts";
import { styles } from "../styles.ts";
import { toneOf } from "./photo-thumbs.tsx";

/** What the family has let through, or kept back, the newest first. */
export function LookedAt({ invitationId, state }: { invitationId: string; state: "shown" | "hidden" }) {
  const { t } = useTranslation(["wish", "problem"]);
  const { pathname } = useLocation();
  const list = useInfiniteQuery(albumQueries.lookedAt(invitationId, state));
  const moderate = useModerateAlbum(invitationId);
  const [leaving, setLeaving] = useState<AlbumPhoto | null>(null);

  if (list.data === undefined) {
    return list.error === null ? (
      <div className="album-grid" aria-hidden>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height={180} radius="md" />
        ))}
      </div>
    ) : (
      <ProblemNotice
        text={problemText(list.error)}
        action={t("problem:retry")}
        onAction={() => void list.refetch()}
      />
    );
  }
  const photos = list.data.pages.flatMap((page) => page.photos);
  const say = async (photo: AlbumPhoto, word: AlbumWord) => {
    try {
      await moderate.mutateAsync({ photoIds: [photo.id], word });
      showToast({ tone: "done", id: "album", message: t(`wish:album.done.${word}`) });
    } catch (error) {
      showToast({ tone: "problem", id: "album", message: problemText(error) });
    }
  };
  if (photos.length === 0)
    return (
      <EmptyState text={t(`wish:album.empty.${state}`)}>
        <Button variant="default" component={PreloadLink} to={pathname}>
          {t("wish:album.seeWaiting")}
        </Button>
      </EmptyState>
    );
  return (
    <>
      {state === "hidden" && <p style={styles.help}>{t("wish:album.hiddenHelp")}</p>}
      <ul ref={keptFocus} className="album-grid" aria-label={t(`wish:album.list.${state}`)}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <a
              className="album-open"
              href={albumPicturePath(photo.name, albumLimits.widths[1])}
              target="_blank"
              rel="noreferrer"
              style={toneOf(photo.picture)}
            >
              <img
                src={albumPicturePath(photo.name, albumLimits.widths[0])}
                loading="lazy"
                alt={
                  photo.by === ""
                    ? t("wish:album.desk.photoOfNobody")
                    : t("wish:album.desk.photo", { name: photo.by })
                }
              />
            </a>
            <p dir="auto">{photo.by || t("wish:album.desk.fromNobody")}</p>
            {photo.isBarred && <p className="album-same">{t("wish:album.barred")}</p>}
            <div className="album-tools">
              {!photo.isBarred && (
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => void say(photo, state === "shown" ? "hide" : "show")}
                >
                  {t(state === "shown" ? "wish:album.do.hide" : "wish:album.do.show")}
                </Button>
              )}
              <Button
                variant="subtle"
                color="cabai"
                size="compact-sm"
                onClick={() => {
                  setLeaving(photo);
                }}
              >
                {t("wish:album.do.remove")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          mt="md"
          variant="default"
          fullWidth
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("wish:album.more")}
        </Button>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={t("wish:album.removeTitle")}
          text={t("wish:album.removeText")}
          confirm={t("wish:album.do.remove")}
          isSevere
          isBusy={moderate.isPending}
          error={null}
          onClose={() => {
            setLeaving(null);
          }}
          onConfirm={() => {
            void say(leaving, "remove");
            setLeaving(null);
          }}
        />
      )}
    </>
  );
}
