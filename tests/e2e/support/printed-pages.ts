import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod";

/** So many points of a PDF make a millimetre. */
const pointsOfMm = 72 / 25.4;

/** A run of words on paper, in millimetres from the page's left and upper edge. */
export interface PrintedWords {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PrintedPage {
  /** Of the page itself, in millimetres: what a printer puts on its paper. */
  width: number;
  height: number;
  words: PrintedWords[];
  /** As PNG. */
  picture: Buffer;
}

const runSchema = z.object({
  str: z.string(),
  transform: z.array(z.number()).length(6),
  width: z.number(),
  height: z.number(),
});
/** What pdf.js draws on outside a browser. */
const canvasSchema = z.object({
  canvas: z.custom<{ toBuffer: (type: "image/png") => Buffer }>(),
  context: z.custom<CanvasRenderingContext2D>(),
});

const factorySchema = z.custom<{ create: (width: number, height: number) => unknown }>(
  (value) => typeof value === "object" && value !== null && "create" in value,
);

/** What leaves the printer of this page as it is, in the sizes that its styles ask for; a PDF is one of its printers. */
export async function printedPages(page: Page, { dpi = 96 }: { dpi?: number } = {}): Promise<PrintedPage[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const loading = getDocument({ data, verbosity: 0 });
  const document = await loading.promise;
  const factory = factorySchema.parse(document.canvasFactory);
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    const words = items.flatMap((item) => {
      const run = runSchema.safeParse(item).data;
      if (run === undefined || run.str.trim() === "") return [];
      const [, , , , x = 0, y = 0] = run.transform;
      return [
        {
          text: run.str,
          left: (x - left) / pointsOfMm,
          right: (x - left + run.width) / pointsOfMm,
          top: (top - y - run.height) / pointsOfMm,
          bottom: (top - y) / pointsOfMm,
        },
      ];
    });
    const viewport = sheet.getViewport({ scale: dpi / 72 });
    const { canvas, context } = canvasSchema.parse(
      factory.create(Math.round(viewport.width), Math.round(viewport.height)),
    );
    await sheet.render({ canvas: null, canvasContext: context, viewport, background: "white" }).promise;
    pages.push({
      ...{ width: (right - left) / pointsOfMm, height: (top - bottom) / pointsOfMm },
      ...{ words, picture: canvas.toBuffer("image/png") },
    });
  }
  await loading.destroy();
  return pages;
}
