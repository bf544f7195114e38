import type { ReaderOptions } from "zxing-wasm/reader";

/** How a picture is looked at: for one QR code, however it is held. Nobody prints white on black. */
export const readerOptions: ReaderOptions = {
  formats: ["QRCode"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 1,
};
