import { limits } from "@janur/domain/limits";
import type { Crop } from "@janur/domain/content/sections/media";

/** The middle, as large as it fits. */
export const wholePhoto: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const largestZoom = limits.content.pictureZoom;

interface Size {
  width: number;
  height: number;
}

/**
 * The part of a picture, in its pixels, that a crop shows in a frame; never outside of it.
 * @param aspect of the frame: width by height
 */
export function cropView(
  picture: Size,
  { x, y, zoom }: Crop,
  aspect: number,
): { left: number; top: number } & Size {
  const width = Math.min(picture.width, picture.height * aspect) / zoom;
  const height = width / aspect;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
}

const inside = (value: number) => Math.min(1, Math.max(0, value));

/** The crop after the picture was pulled by so many pixels of a frame that is shown `shown` pixels wide. */
export function pulledCrop(
  picture: Size,
  crop: Crop,
  pull: { x: number; y: number; shown: number; aspect: number },
): Crop {
  const view = cropView(picture, crop, pull.aspect);
  const part = (distance: number, room: number) =>
    room < 1 ? 0 : (distance * view.width) / pull.shown / room;
  return {
    ...crop,
    x: inside(crop.x - part(pull.x, picture.width - view.width)),
    y: inside(crop.y - part(pull.y, picture.height - view.height)),
  };
}
