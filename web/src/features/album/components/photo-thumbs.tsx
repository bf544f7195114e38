import { albumPicturePath, type AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";

interface PhotoThumbsProps {
  photos: readonly AlbumPhoto[];
  current: number;
  onChoose: (place: number) => void;
}

/** Those that wait in one row, to jump among. */
export function PhotoThumbs({ photos, current, onChoose }: PhotoThumbsProps) {
  const { t } = useTranslation("wish");
  return (
    <ol className="album-row">
      {photos.map(({ id, by, name, picture }, index) => (
        <li key={id}>
          <button
            type="button"
            style={toneOf(picture)}
            aria-current={index === current ? "true" : undefined}
            onClick={() => {
              onChoose(index);
            }}
          >
            <img
              src={albumPicturePath(name, albumLimits.widths[0])}
              loading="lazy"
              alt={by === "" ? t("album.desk.photoOfNobody") : t("album.desk.photo", { name: by })}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What stands there until the picture does. */
export function toneOf(picture: AlbumPhoto["picture"]): CSSProperties {
  return { backgroundColor: picture?.color };
}
