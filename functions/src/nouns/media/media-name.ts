/** Kinds of files that pages load, and what browsers are told about each: never what was stored with a file. */
const contentTypes = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
} as const;

type Extension = keyof typeof contentTypes;

/** A file that may be asked for. */
export interface MediaFile {
  /** `media/<32 hex>-<width>.<extension>` */
  path: string;
  contentType: string;
  /** Whether another browser gets another file at the same address. */
  isNegotiated: boolean;
}

const namePattern = /^([0-9a-f]{32})-(\d{2,4})(?:\.([a-z0-9]{3,4}))?$/;

function isExtension(value: string): value is Extension {
  return Object.hasOwn(contentTypes, value);
}

/**
 * The file behind `/media/<128 bits in hex>-<width>.<extension>`, or null. The
 * width is in pixels, of sound in kbit/s. Without extension it is a picture, as
 * AVIF where the browser says that it takes it. Nothing else ever becomes a path.
 * @param accept what the request says of types
 */
export function mediaFileOf(requestPath: string, accept = ""): MediaFile | null {
  const name = /^\/media\/([^/]+)$/.exec(requestPath)?.[1];
  const parts = name === undefined ? null : namePattern.exec(name);
  if (name === undefined || parts === null) return null;
  const said = parts[3];
  const extension = said ?? (accept.includes("image/avif") ? "avif" : "webp");
  if (!isExtension(extension)) return null;
  const isNegotiated = said === undefined;
  const path = `media/${name}${isNegotiated ? `.${extension}` : ""}`;
  return { path, contentType: contentTypes[extension], isNegotiated };
}
