import sharp from "sharp";
import { readCodes } from "../../../functions/src/nouns/media/read-codes.ts";

/** What the codes in a picture say, read from its pixels. */
export async function codesIn(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readCodes({ data, width: info.width, height: info.height });
}
