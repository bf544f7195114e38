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

/** No name but loopback resolves: a page that reaches out fails in a test instead of phoning home. */
export const loopbackAlone: readonly string[] = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  "--disable-background-networking",
  "--disable-component-update",
];
