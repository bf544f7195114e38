import { albumLimits } from "@janur/domain/limits/album-limits";
import { rawBodyOf } from "../../platform/http/raw-body.ts";

/** What a form with a file says. */
export interface PhotoFields {
  /** A field's text as far as the form has room for it, or the empty one. */
  text: (name: string) => string;
  /** A view of the request's body, of which nothing is copied; null where none was chosen. */
  photo: Buffer | null;
  isTooLarge: boolean;
}

/** As much of a request as is asked for. */
interface FormRequest {
  get: (header: string) => string | undefined;
  rawBody?: Buffer;
}

/** Room for the other fields and what stands between them, in bytes. */
const roomBytes = 16_384;
/** More than the form has. */
const mostParts = 16;
/** What stands above a part: its name, the file's, its type. */
const partHeadBytes = 2_048;

const formType = /^multipart\/form-data;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** The fields of a form with one file; null for what is no such form. */
export function readPhotoForm(request: FormRequest): PhotoFields | null {
  const [, quoted, plain] = formType.exec(request.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return null;
  const raw = rawBodyOf(request);
  if (raw.length > albumLimits.formBytes + roomBytes)
    return { text: () => "", photo: null, isTooLarge: true };
  const parts = partsOf(raw, boundary);
  if (parts === null) return null;
  const photo = parts.find(({ name, isFile }) => name === "photo" && isFile)?.body;
  return {
    text: (name) =>
      parts.find((part) => part.name === name && !part.isFile)?.body.toString("utf8", 0, roomBytes) ?? "",
    photo: photo === undefined || photo.length === 0 ? null : photo,
    isTooLarge: photo !== undefined && photo.length > albumLimits.formBytes,
  };
}

interface Part {
  name: string;
  isFile: boolean;
  body: Buffer;
}

/** RFC 7578 as browsers write it; null for anything else. */
function partsOf(raw: Buffer, boundary: string): Part[] | null {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first one has no line before it.
  let at = delimiter.length - 2;
  if (!raw.subarray(0, at).equals(delimiter.subarray(2))) return null;
  const parts: Part[] = [];
  while (raw.toString("latin1", at, at + 2) !== "--") {
    const headEnd = raw.subarray(at, at + partHeadBytes).indexOf("\r\n\r\n");
    const start = at + headEnd + 4;
    const end = raw.indexOf(delimiter, start);
    if (headEnd === -1 || end === -1 || parts.length === mostParts) return null;
    const head = raw.toString("utf8", at, start);
    const name = /^content-disposition: form-data;.* name="([^"]*)"/im.exec(head)?.[1];
    if (name !== undefined)
      parts.push({ name, isFile: /; filename="/i.test(head), body: raw.subarray(start, end) });
    at = end + delimiter.length;
  }
  return parts;
}
