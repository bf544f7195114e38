import type { AlbumPhoto, AlbumWord } from "@janur/domain/album/album-photo";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { undecided } from "../album-view.ts";
import { useModerateAlbum } from "../mutations.ts";
import { albumQueries } from "../queries.ts";
import { Desk } from "./desk.tsx";

/** The desk with what waits, or why nothing does. */
export function WaitingDesk({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation(["wish", "problem"]);
  const { pathname } = useLocation();
  const { id, album } = invitation;
  const waiting = useQuery(albumQueries.waiting(id));
  const moderate = useModerateAlbum(id);
  /** What was decided about here, and has not left the live list yet. */
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());

  if (waiting.data === undefined) {
    return waiting.error === null ? (
      <Skeleton height="min(62vh, 40rem)" radius="lg" />
    ) : (
      <ProblemNotice
        text={problemText(waiting.error)}
        action={t("problem:retry")}
        onAction={() => void waiting.refetch()}
      />
    );
  }
  const photos = undecided(waiting.data, decided);

  const forget = (ids: readonly string[]) => {
    setDecided((before) => new Set([...before].filter((photoId) => !ids.includes(photoId))));
  };
  const say = async (ids: string[], word: AlbumWord): Promise<boolean> => {
    setDecided((before) => new Set([...before, ...ids]));
    try {
      await moderate.mutateAsync({ photoIds: ids, word });
      return true;
    } catch (error) {
      // They wait as before.
      forget(ids);
      showToast({ tone: "problem", id: "album", message: problemText(error) });
      return false;
    }
  };
  const decide = (photo: AlbumPhoto, word: "show" | "hide") => {
    void say([photo.id], word).then((isDone) => {
      const opposite = word === "show" ? "hide" : "show";
      if (isDone)
        offerUndo(t(`wish:album.done.${word}`), () => {
          void say([photo.id], opposite);
        });
    });
  };
  const showAll = (ids: string[]) => {
    void say(ids, "show").then((isDone) => {
      if (isDone)
        showToast({
          tone: "done",
          id: "album",
          message: t("wish:album.done.showAll", { count: ids.length }),
        });
    });
  };

  if (photos.length === 0)
    return (
      <EmptyState text={t(album.isOpen ? "wish:album.empty.waiting" : "wish:album.empty.closed")}>
        <Button
          component={PreloadLink}
          to={`${pathname}?tab=${album.isOpen ? "shown" : "settings"}`}
          variant={album.isOpen ? "default" : "filled"}
        >
          {t(album.isOpen ? "wish:album.tab.shown" : "wish:album.open")}
        </Button>
      </EmptyState>
    );
  return (
    <>
      {waiting.error !== null && <ProblemNotice text={t("problem:liveLost")} />}
      <Desk photos={photos} onDecide={decide} onShowAll={showAll} />
    </>
  );
}
