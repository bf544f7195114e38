import { albumPicturePath, type AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { nextPlace } from "../album-view.ts";
import { PhotoThumbs } from "./photo-thumbs.tsx";

interface DeskProps {
  /** At least one. */
  photos: readonly AlbumPhoto[];
  onDecide: (photo: AlbumPhoto, word: "show" | "hide") => void;
  onShowAll: (photoIds: string[]) => void;
}

/** Where a way ends, its button keeps the focus, and with it the keys. */
function offWhere(isOff: boolean) {
  return { "aria-disabled": isOff, "data-disabled": isOff || undefined };
}

/** One picture large, the others beside it, and two words that need one thumb, or one key while the desk has the focus. */
export function Desk({ photos, onDecide, onShowAll }: DeskProps) {
  const { t } = useTranslation("wish");
  const [wanted, setWanted] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const at = nextPlace(wanted, 0, photos.length);
  const photo = photos[at];

  const walk = (step: -1 | 1) => {
    setWanted(nextPlace(at, step, photos.length));
  };
  const decide = (word: "show" | "hide") => {
    if (photo === undefined) return;
    setWanted(at);
    onDecide(photo, word);
  };
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isElsewhere =
      isAsking ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      // A button that was just pressed keeps its own Enter; the other keys go on from there.
      (key === "Enter" && target instanceof Element && target.closest("a, button") !== null);
    if (isElsewhere) return;
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => {
        decide("show");
      },
      s: () => {
        decide("hide");
      },
      ArrowRight: () => {
        walk(1);
      },
      ArrowLeft: () => {
        walk(-1);
      },
    };
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  if (photo === undefined) return null;
  const count = photos.length;
  const position = count < albumLimits.desk ? "album.desk.position" : "album.desk.positionMore";
  return (
    <section className="album-desk" aria-label={t("album.desk.label")} tabIndex={0} onKeyDown={onKey}>
      <div>
        <div className="album-stage" style={{ background: photo.picture?.color }}>
          <img
            key={photo.id}
            src={albumPicturePath(photo.name, albumLimits.widths[1])}
            alt={photo.by === "" ? t("album.desk.photoOfNobody") : t("album.desk.photo", { name: photo.by })}
          />
        </div>
        <div className="album-about">
          <p dir="auto">
            {photo.by === "" ? t("album.desk.fromNobody") : t("album.desk.from", { name: photo.by })}{" "}
            <small>{t(`album.desk.way.${photo.way}`)}</small>
          </p>
          {photo.sameAs !== null && <p className="album-same">{t("album.desk.same")}</p>}
          <small role="status">{t(position, { place: at + 1, count })}</small>
        </div>
      </div>
      <div className="album-do">
        <Button
          variant="default"
          px="sm"
          aria-label={t("album.do.previous")}
          {...offWhere(at === 0)}
          onClick={() => {
            walk(-1);
          }}
        >
          <Icon of={IconChevronLeft} />
        </Button>
        <Button
          variant="default"
          onClick={() => {
            decide("hide");
          }}
        >
          {t("album.do.hide")}
        </Button>
        <Button
          onClick={() => {
            decide("show");
          }}
        >
          {t("album.do.show")}
        </Button>
        <Button
          variant="default"
          px="sm"
          aria-label={t("album.do.next")}
          {...offWhere(at === count - 1)}
          onClick={() => {
            walk(1);
          }}
        >
          <Icon of={IconChevronRight} />
        </Button>
      </div>
      <PhotoThumbs photos={photos} current={at} onChoose={setWanted} />
      <div className="album-about">
        <p className="album-keys">{t("album.desk.keys")}</p>
        {count > 1 && (
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t("album.desk.showAll", { count })}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t("album.desk.showAllTitle")}
          text={t("album.desk.showAllText")}
          confirm={t("album.desk.showAll", { count })}
          isBusy={false}
          error={null}
          onClose={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            setAsking(false);
            onShowAll(photos.map(({ id }) => id));
          }}
        />
      )}
    </section>
  );
}
