import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { doorPath } from "@janur/domain/helper/pass";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** The door is an application of its own under one path of the same site; the dashboard's build never sees it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: `${doorPath}/`,
  resolve: {
    alias: [
      // A name of its own: what reads imports elsewhere cannot follow a question to the bundler.
      {
        find: /^virtual-zxing\.wasm/,
        replacement: createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"),
      },
    ],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/worker",
      filename: "service-worker.ts",
      scope: `${doorPath}/`,
      injectRegister: false,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,woff2,wasm,svg}"],
        // The scanner's machine code is what a cold start without a signal needs most.
        maximumFileSizeToCacheInBytes: 2_000_000,
      },
      manifest: {
        id: `${doorPath}/`,
        name: "Terima tamu · Janur",
        short_name: "Terima tamu",
        description: "Menyambut tamu di pintu, juga tanpa sinyal.",
        lang: "id",
        start_url: `${doorPath}/`,
        scope: `${doorPath}/`,
        display: "standalone",
        background_color: "#11110d",
        theme_color: "#11110d",
        icons: [
          { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          ...[192, 512].map((size) => ({
            src: `${doorPath}/icon-${String(size)}.png`,
            sizes: `${String(size)}x${String(size)}`,
            type: "image/png",
            purpose: "any maskable",
          })),
        ],
      },
    }),
  ],
  build: {
    outDir: `../web/dist${doorPath}`,
    emptyOutDir: true,
    target: ["chrome90", "safari15.4", "firefox100"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: "es" },
});
