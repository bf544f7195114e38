import { albumLimits } from "@janur/domain/limits/album-limits";
import type { Request } from "firebase-functions/v2/https";

/** What a form with a file says. */
export interface PhotoFields {
  /** A field's text, or the empty one. */
  text: (name: string) => string;
  /** Null where none was chosen. */
  photo: Buffer | null;
  isTooLarge: boolean;
}

/** Room for the other fields and what stands between them. */
const roomBytes = 16_384;

/** The fields of a form with one file; null for what is no such form. */
export async function readPhotoForm(request: Request): Promise<PhotoFields | null> {
  const contentType = request.get("content-type") ?? "";
  if (!/^multipart\/form-data;\s*boundary=/i.test(contentType)) return null;
  const raw = request.rawBody;
  if (raw.length > albumLimits.formBytes + roomBytes)
    return { text: () => "", photo: null, isTooLarge: true };
  try {
    const body = new Response(new Uint8Array(raw), { headers: { "Content-Type": contentType } });
    const fields = await body.formData();
    const file = fields.get("photo");
    const photo = file instanceof File && file.size > 0 ? Buffer.from(await file.arrayBuffer()) : null;
    return {
      text: (name) => {
        const value = fields.get(name);
        return typeof value === "string" ? value : "";
      },
      photo,
      isTooLarge: photo !== null && photo.length > albumLimits.formBytes,
    };
  } catch {
    return null;
  }
}
