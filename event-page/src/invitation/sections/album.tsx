import type { ReactNode } from "react";
import { albumPath, photoFormPath } from "../../texts/album-paths.ts";
import type { SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";

/**
 * Guests' pictures on the memory page. The publication holds none: the script fetches them when the reader comes near,
 * or the guest opens their own page.
 */
export function Album({ context }: { context: SectionContext }): ReactNode {
  const { t, theme, data, language, mode } = context;
  const { album } = data;
  if (mode !== "page" || album?.isShown !== true) return null;
  const isPublic = data.settings === undefined || data.settings.access === "public";
  return (
    <section id="album" aria-labelledby="album-h" tabIndex={-1}>
      <div className="in">
        <Crown theme={theme} />
        <Display as="h2" id="album-h" theme={theme} text={t.album} />
        <p id="album-said">{t.albumText}</p>
      </div>
      <div id="photos" />
      <p className="links">
        <a className={album.isOpen ? "btn" : "quiet"} href={photoFormPath(data.slug, language)}>
          {album.isOpen ? t.addPhotos : t.ownPhotos}
        </a>
        {isPublic && (
          <a className="quiet" id="album-all" href={albumPath(data.slug, language)}>
            {t.allPhotos}
          </a>
        )}
      </p>
    </section>
  );
}
