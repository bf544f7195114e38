import { albumLimits } from "@janur/domain/limits/album-limits";

/** Qualities of the JPEG, from the best; the first that is small enough is taken. */
const qualities = [0.86, 0.76, 0.64, 0.5];

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** What a canvas says as JPEG. */
function jpegOf(canvas: Canvas, quality: number): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type: "image/jpeg", quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error("no blob"));
      },
      "image/jpeg",
      quality,
    );
  });
}

/**
 * Draws a picture anew, upright and at most `albumLimits.side` pixels a side. Only pixels are taken over: what the phone
 * wrote about place, time and itself stays on the phone.
 * @param makeCanvas of this size
 * @throws what the browser throws for a file that it cannot read as a picture
 */
export async function shrink(
  file: Blob,
  makeCanvas: (width: number, height: number) => Canvas,
): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, albumLimits.side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = makeCanvas(width, height);
  const context = "convertToBlob" in canvas ? canvas.getContext("2d") : canvas.getContext("2d");
  if (!context) throw new Error("nowhere to draw");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  let blob = await jpegOf(canvas, qualities[0] ?? 0.86);
  for (const quality of qualities.slice(1)) {
    if (blob.size <= albumLimits.uploadBytes / 2) break;
    blob = await jpegOf(canvas, quality);
  }
  // Phones give the memory of a canvas back only when it is small.
  canvas.width = canvas.height = 1;
  return blob;
}
