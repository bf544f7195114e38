import { shrink } from "./shrink.ts";

/** Makes pictures smaller beside the page, one after the other, so that it answers meanwhile. */
addEventListener("message", ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  const { id, file } = data;
  const answer = (blob: Blob | null) => {
    postMessage({ id, blob });
  };
  void shrink(file, (width, height) => new OffscreenCanvas(width, height)).then(answer, () => {
    answer(null);
  });
});
