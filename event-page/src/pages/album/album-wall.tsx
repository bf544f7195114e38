import type { AlbumPage } from "@janur/domain/album/album-photo";
import type { Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import { albumPath } from "../../texts/album-paths.ts";
import { albumMessages } from "./album-messages.ts";

/** A page of the album without script: every picture opens large, and can be reported. */
export function AlbumWall(props: { slug: string; language: Language; page: AlbumPage }): ReactNode {
  const { slug, language, page } = props;
  const t = albumMessages[language];
  return (
    <>
      {page.photos.length === 0 ? (
        <p className="place">{t.none}</p>
      ) : (
        <ul id="wall">
          {page.photos.map(({ id, by, small, large, width, height }) => (
            <li key={id}>
              <a href={large}>
                <img
                  src={small}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={by === "" ? t.photo : `${t.photo} ${t.from.replace("{name}", by)}`}
                />
              </a>
              <p className="small">
                {by !== "" && <span dir="auto">{by} </span>}
                <a href={`/event/${slug}/lapor?language=${language}&photo=${id}`}>{t.report}</a>
              </p>
            </li>
          ))}
        </ul>
      )}
      {page.next !== null && (
        <p>
          <a className="quiet" href={`${albumPath(slug, language)}&after=${encodeURIComponent(page.next)}`}>
            {t.more}
          </a>
        </p>
      )}
    </>
  );
}
