import { limits } from "@janur/domain/limits";
import { RefusedFile } from "./refused-file.ts";

/**
 * A piece of music as it is sent, under the type that its first bytes say.
 * @throws RefusedFile for what is neither MP3 nor M4A, or too large to be sent
 */
export async function prepareMusic(file: Blob): Promise<Blob> {
  if (file.size > limits.media.music.bytes) throw new RefusedFile("too-large");
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...head);
  const isFrame = head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2;
  if (text.startsWith("ID3") || isFrame) return new Blob([file], { type: "audio/mpeg" });
  if (text.slice(4, 8) === "ftyp") return new Blob([file], { type: "audio/mp4" });
  throw new RefusedFile("no-music");
}
