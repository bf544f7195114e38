import { localize } from "@janur/domain/text/language";
import {
  pictureAddress,
  pictureWidths,
  type Photo as PhotoFacts,
} from "@janur/domain/content/sections/media";
import type { ReactNode } from "react";
import { cropClasses } from "../../document/photo-style.ts";
import type { SectionContext } from "./context.ts";
import type { EditAttributes } from "./edit-mark.ts";

type Shown = Pick<PhotoFacts, "media" | "width" | "height" | "alt" | "crop">;

interface PhotoProps {
  photo: Shown;
  context: SectionContext;
  /** Width on the page, as the attribute `sizes` says it; zooming in further than `softZoom` is counted in. */
  sizes: number;
  /** The cover's: nothing else of the page comes before it. */
  isFirst?: boolean;
  /** Of the frame. */
  className?: string;
  edit?: EditAttributes | undefined;
}

/** So far into a picture no eye on a phone misses points, and the next size of file weighs four times as much. */
const softZoom = 1.25;

/** A picture in a frame: the frame has its shape from the style, so that nothing moves when the picture comes. */
export function Photo({
  photo,
  context,
  sizes,
  isFirst = false,
  className = "",
  edit,
}: PhotoProps): ReactNode {
  const classes = ["ph", className, cropClasses(photo.crop)].filter(Boolean).join(" ");
  return (
    <span className={classes} {...edit}>
      <Picture
        photo={photo}
        context={context}
        sizes={`${String(Math.round(sizes * Math.max(1, photo.crop.zoom / softZoom)))}vw`}
        isFirst={isFirst}
      />
    </span>
  );
}

/**
 * The picture alone, as wide as its place. Browsers choose the width, the
 * server the format. Without `src`, which every browser that we support can do without.
 */
export function Picture(props: {
  photo: Shown;
  context: SectionContext;
  sizes: string;
  isFirst?: boolean;
  /** In pixels, smallest first. */
  widths?: readonly number[];
}): ReactNode {
  const { photo, context, sizes, isFirst = false, widths = pictureWidths } = props;
  const { media, width, height, alt } = photo;
  return (
    <img
      loading={isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt={localize(alt, context.language)}
      srcSet={widths.map((wide) => `${pictureAddress(media, wide)} ${String(wide)}w`).join(",")}
    />
  );
}
