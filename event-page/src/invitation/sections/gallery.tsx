import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import { pictureWidths, type Picture as Facts } from "@janur/domain/content/sections/media";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { editMark, type EditAttributes } from "./edit-mark.ts";
import { Frame } from "./frame.tsx";
import { Photo, Picture } from "./photo.tsx";
import { Unfilled } from "./unfilled.tsx";

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
  if (pictures.length === 0) return <Unfilled section={section} context={context} />;
  const later = pictures.slice(shownAtOnce);
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      <Photos section={section} until={shownAtOnce} context={context} widths={[small, usual]} />
      {later.length > 0 && (
        <details>
          <summary>{context.t.morePictures(later.length)}</summary>
          <Photos section={section} from={shownAtOnce} context={context} widths={[usual]} />
        </details>
      )}
    </Frame>
  );
}

interface PhotosProps {
  section: SectionOf<"gallery">;
  from?: number;
  until?: number;
  context: SectionContext;
  widths: readonly number[];
}

function Photos({ section, from = 0, until, context, widths }: PhotosProps): ReactNode {
  return (
    <div className="photos">
      {section.pictures.slice(from, until).map((picture, index) => (
        <Item
          key={picture.id}
          picture={picture}
          edit={editMark(context, section.id, `pictures.${String(from + index)}.caption`, "form")}
          context={context}
          widths={widths}
        />
      ))}
    </div>
  );
}

function Item(
  props: { picture: Facts; edit: EditAttributes | undefined } & Pick<PhotosProps, "context" | "widths">,
): ReactNode {
  const { picture, edit, context, widths } = props;
  const caption = localize(picture.caption, context.language);
  return (
    <figure {...edit}>
      {picture.shape === "whole" ? (
        <Picture photo={picture} context={context} sizes="(min-width:600px) 272px,46vw" widths={widths} />
      ) : (
        <Photo photo={picture} context={context} sizes={46} className={picture.shape} />
      )}
      {caption !== "" && <figcaption className="small">{caption}</figcaption>}
    </figure>
  );
}
