import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import wasmUrl from "virtual-zxing.wasm?url";

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

const options: ReaderOptions = {
  formats: ["QRCode"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 1,
};

/** A picture comes, its text goes back, or the empty text where nobody can read one. */
addEventListener("message", (message: MessageEvent<{ id: number; picture: ImageData }>) => {
  const { id, picture } = message.data;
  void read(picture).then((text) => {
    postMessage({ id, text });
  });
});

async function read(picture: ImageData): Promise<string> {
  try {
    const [found] = await readBarcodes(picture, options);
    return found?.text ?? "";
  } catch {
    return "";
  }
}
