import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "virtual-zxing.wasm?url";
import { readerOptions } from "./reader-options.ts";

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** A picture comes, its text goes back, or the empty text where nobody can read one. */
addEventListener("message", (message: MessageEvent<{ id: number; picture: ImageData }>) => {
  const { id, picture } = message.data;
  void read(picture).then((text) => {
    postMessage({ id, text });
  });
});

async function read(picture: ImageData): Promise<string> {
  try {
    const [found] = await readBarcodes(picture, readerOptions);
    return found?.text ?? "";
  } catch {
    return "";
  }
}
