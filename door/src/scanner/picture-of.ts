/** What of a frame is looked at: all of it, or its middle, where a code that is held up small is larger. */
export type Look = "whole" | "middle";

type Source = HTMLVideoElement | ImageBitmap;

let canvas: HTMLCanvasElement | undefined;

/** @returns pixels of at most `side` on their longer side, or null while there is nothing to see */
export function pictureOf(source: Source, look: Look, side: number): ImageData | null {
  const [width, height] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height];
  if (width === 0 || height === 0) return null;
  const share = look === "whole" ? 1 : 0.5;
  const [cutWidth, cutHeight] = [width * share, height * share];
  const scale = Math.min(1, side / Math.max(cutWidth, cutHeight));
  canvas ??= document.createElement("canvas");
  canvas.width = Math.round(cutWidth * scale);
  canvas.height = Math.round(cutHeight * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return null;
  const [left, top] = [(width - cutWidth) / 2, (height - cutHeight) / 2];
  context.drawImage(source, left, top, cutWidth, cutHeight, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
