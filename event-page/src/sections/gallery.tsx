import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import { pictureWidths, type Picture } from "@janur/domain/sections/media";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Frame } from "./frame.tsx";

/** The others wait behind a tap: thirty of them are most of what a page weighs, and a long way to the answer. */
const shownAtOnce = 12;

export function Gallery({
  section,
  context,
}: {
  section: SectionOf<"gallery">;
  context: SectionContext;
}): ReactNode {
  const { pictures } = section;
  if (pictures.length === 0) return null;
  const later = pictures.slice(shownAtOnce);
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      <Photos pictures={pictures.slice(0, shownAtOnce)} context={context} />
      {later.length > 0 && (
        <details>
          <summary>{context.t.morePictures(later.length)}</summary>
          <Photos pictures={later} context={context} />
        </details>
      )}
    </Frame>
  );
}

function Photos({ pictures, context }: { pictures: readonly Picture[]; context: SectionContext }): ReactNode {
  return (
    <div className="photos">
      {pictures.map((picture) => (
        <Photo key={picture.id} picture={picture} context={context} />
      ))}
    </div>
  );
}

function Photo({ picture, context }: { picture: Picture; context: SectionContext }): ReactNode {
  const { language } = context;
  const caption = localize(picture.caption, language);
  const source = (width: number) => `/media/${picture.media}-${String(width)}.webp`;
  return (
    <figure>
      <img
        src={source(pictureWidths[0])}
        srcSet={pictureWidths.map((width) => `${source(width)} ${String(width)}w`).join(",")}
        sizes="(min-width:600px) 272px,46vw"
        loading="lazy"
        width={picture.width}
        height={picture.height}
        alt={localize(picture.alt, language)}
      />
      {caption !== "" && <figcaption className="small">{caption}</figcaption>}
    </figure>
  );
}
