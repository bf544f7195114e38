import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import postcssPresetMantine from "postcss-preset-mantine";
import postcssSimpleVars from "postcss-simple-vars";
import { defineConfig } from "vite";
import { jakartaFont } from "./build/jakarta-font.ts";

const font = fileURLToPath(new URL("../.janur/fonts/plus-jakarta-sans.woff2", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), jakartaFont(font)],
  resolve: {
    alias: {
      "virtual-jakarta.woff2": font,
      // The package's main file names every icon; development would load them all.
      "@tabler/icons-react": "@tabler/icons-react/dist/esm/icons/index.mjs",
    },
  },
  css: {
    postcss: {
      plugins: [
        postcssPresetMantine(),
        postcssSimpleVars({
          variables: { "mantine-breakpoint-sm": "48em", "mantine-breakpoint-md": "62em" },
        }),
      ],
    },
  },
  build: {
    outDir: "dist",
    target: ["chrome90", "safari15.4", "firefox100"],
    // Pages own few assets: everything stays a file, so that no policy needs data: beyond the library's.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "firestore",
              test: /node_modules\/@firebase\/(firestore|webchannel-wrapper)|@firebase\/webchannel/,
            },
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
