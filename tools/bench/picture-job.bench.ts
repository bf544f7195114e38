import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import * as z from "zod";
import { limits } from "../../domain/src/limits.ts";
import { sampleJpeg } from "../../tests/harness/samples/sample-pictures.ts";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import { suiteAddress } from "../emulators/suite.ts";

const megapixel = 1_000_000;
/** Width by height of what phones take. */
const aspect = 4 / 3;

const measured = z.object({
  /** Largest resident size of the process, in KiB. */
  peak: z.number(),
  /** By the clock. */
  ms: z.number(),
});

/** A photograph of so many pixels, drawn larger from a smaller one. */
async function photo(pixels: number, isProgressive: boolean): Promise<Buffer> {
  const height = Math.floor(Math.sqrt(pixels / aspect));
  return sharp(await sampleJpeg())
    .resize(Math.floor(height * aspect), height, { fit: "fill", kernel: "linear" })
    .jpeg({ quality: 85, progressive: isProgressive })
    .toBuffer();
}

/** The worst that fits into an upload: nothing to see, but each pixel of eight bytes has to be held until the last pass. */
async function flatPicture(pixels: number): Promise<Buffer> {
  const height = Math.floor(Math.sqrt(pixels / aspect));
  const background = { r: 90, g: 120, b: 60, alpha: 0.5 };
  return sharp({ create: { width: Math.floor(height * aspect), height, channels: 4, background } })
    .toColourspace("rgb16")
    .png({ progressive: true })
    .toBuffer();
}

/** Renders a file in a process of its own, as the function's worker does, or only loads what it needs for that. */
async function render(file: string | null): Promise<z.output<typeof measured>> {
  const module = pathToFileURL(join(rootFolder, "functions", "src", "media", "render-picture.ts")).href;
  const work = file === null ? "" : `await renderPicture(await readFile(${JSON.stringify(file)}));`;
  const script = `import { readFile } from "node:fs/promises";
    import "sharp";
    const { renderPicture } = await import(${JSON.stringify(module)});
    const from = performance.now();
    ${work}
    process.stdout.write(JSON.stringify({ peak: process.resourceUsage().maxRSS, ms: performance.now() - from }));`;
  const { output } = await runProcess("node", ["--input-type=module", "--eval", script], {
    cwd: join(rootFolder, "functions"),
    environment: suiteAddress(0).environment,
    onlyStandardOutput: true,
  });
  return measured.parse(JSON.parse(output));
}

/** M1 of the picture job: what one photograph takes at its peak, in every size and both formats. */
export async function run(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "janur-pictures-"));
  try {
    const lines = [`M1 picture job, before any picture: ${megabytes((await render(null)).peak)}`];
    const pictures: [string, () => Promise<Buffer>][] = [
      ["25 MP", () => photo(25 * megapixel, false)],
      ["50 MP", () => photo(50 * megapixel, false)],
      ["as many pixels as we take", () => photo(limits.media.pixels, false)],
      ["the same, progressive", () => photo(limits.media.pixels, true)],
      ["the same as PNG, interlaced, 16 bits", () => flatPicture(limits.media.pixels)],
    ];
    for (const [kind, draw] of pictures) {
      const file = join(folder, "picture");
      const bytes = await draw();
      await writeFile(file, bytes);
      const { peak, ms } = await render(file);
      const size = megabytes(bytes.length / 1_024);
      lines.push(
        `   ${kind}, ${size}: ${megabytes(peak)} (gate 700 MB, aim 400 MB), ${(ms / 1_000).toFixed(1)} s`,
      );
    }
    return lines.join("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const megabytes = (kibibytes: number) => `${(kibibytes / 1_024).toFixed(kibibytes < 10_240 ? 1 : 0)} MB`;
