/** How a photo is cut: 1 shows as much as fits; the middle goes from 0 (left, top) to 1 (right, bottom). */
export interface PhotoCrop {
  zoom: number;
  across: number;
  down: number;
}

export const wholePhoto: PhotoCrop = { zoom: 1, across: 0.5, down: 0.5 };
export const largestZoom = 4;

/** The square of the photo, in its pixels, that a crop keeps; never outside of it. */
export function cropSquare(
  { width, height }: { width: number; height: number },
  { zoom, across, down }: PhotoCrop,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { x: (width - side) * across, y: (height - side) * down, side };
}
