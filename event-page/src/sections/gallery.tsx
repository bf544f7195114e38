import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import type { Picture } from "@janur/domain/sections/media";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Frame } from "./frame.tsx";

/** Widths in pixels that a stored picture comes in. */
const pictureWidths = [480, 960, 1600] as const;

export function Gallery({
  section,
  context,
}: {
  section: SectionOf<"gallery">;
  context: SectionContext;
}): ReactNode {
  if (section.pictures.length === 0) return null;
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      <div className="photos">
        {section.pictures.map((picture) => (
          <Photo key={picture.id} picture={picture} context={context} />
        ))}
      </div>
    </Frame>
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
