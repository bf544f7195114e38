import chromium from "@sparticuz/chromium";

/**
 * How Chromium runs without a desktop and paints with the processor. A graphics card played by it costs most of the
 * processor, and compiles its shaders while a page waits, which no phone's does. Single-process Chromium ends with its
 * first page.
 */
export const paintedByProcessor: readonly string[] = [
  ...chromium.args.filter(
    (argument) =>
      !/^--(single-process|no-zygote|headless|in-process-gpu|use-gl|use-angle|ignore-gpu|enable-unsafe)/.test(
        argument,
      ),
  ),
  "--disable-gpu",
  "--disable-software-rasterizer",
];
