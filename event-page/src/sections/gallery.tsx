import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import { pictureWidths, type Picture as Facts } from "@janur/domain/sections/media";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Frame } from "./frame.tsx";
import { Photo, Picture } from "./photo.tsx";

/** The others wait behind a tap: thirty of them are most of what a page weighs, and a long way to the answer. */
const shownAtOnce = 12;

/** No screen needs the largest in two columns; of what waits behind the tap one size is enough. */
const [small, usual] = pictureWidths;

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
      <Photos pictures={pictures.slice(0, shownAtOnce)} context={context} widths={[small, usual]} />
      {later.length > 0 && (
        <details>
          <summary>{context.t.morePictures(later.length)}</summary>
          <Photos pictures={later} context={context} widths={[usual]} />
        </details>
      )}
    </Frame>
  );
}

interface PhotosProps {
  pictures: readonly Facts[];
  context: SectionContext;
  widths: readonly number[];
}

function Photos({ pictures, context, widths }: PhotosProps): ReactNode {
  return (
    <div className="photos">
      {pictures.map((picture) => (
        <Item key={picture.id} picture={picture} context={context} widths={widths} />
      ))}
    </div>
  );
}

function Item(props: { picture: Facts } & Omit<PhotosProps, "pictures">): ReactNode {
  const { picture, context, widths } = props;
  const caption = localize(picture.caption, context.language);
  return (
    <figure>
      {picture.shape === "whole" ? (
        <Picture photo={picture} context={context} sizes="(min-width:600px) 272px,46vw" widths={widths} />
      ) : (
        <Photo photo={picture} context={context} sizes={46} className={picture.shape} />
      )}
      {caption !== "" && <figcaption className="small">{caption}</figcaption>}
    </figure>
  );
}
