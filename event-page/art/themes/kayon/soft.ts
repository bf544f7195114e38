import sharp from "sharp";

/** Soft copies of a field: sharp's blur on its points. */
export async function blurred(
  field: Float32Array,
  width: number,
  height: number,
  radius: number,
): Promise<Float32Array> {
  const { data } = await sharp(Buffer.from(Uint8Array.from(field, (value) => value * 255)), {
    raw: { width, height, channels: 1 },
  })
    .blur(radius)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float32Array.from(data, (value) => value / 255);
}
