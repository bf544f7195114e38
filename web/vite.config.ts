import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { jakartaFont } from "./build/jakarta-font.ts";

const font = fileURLToPath(new URL("../.janur/fonts/plus-jakarta-sans.woff2", import.meta.url));

const entrance = new RegExp(
  [
    "@mantine/core/esm/components/(ActionIcon|Alert|Anchor|Input|InputBase|PasswordInput|Text|TextInput)/",
    "web/src/ui/(anyaman|choices|penjor|preload-link|use-change-language)",
    "web/src/lib/(draft-storage|firebase/config)",
    "web/src/features/account/(auth-message|load-data|components/(account-|google-|problem-|sign-in-))",
    "web/src/app/after-sign-in",
  ].join("|"),
);

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
  build: {
    outDir: "dist",
    target: ["chrome90", "safari15.4", "firefox100"],
    // Pages own few assets: everything stays a file, so that no policy needs data: beyond the library's.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // Its only side effect is to register itself with a caller that imports it anyway; Mantine names it in its main file.
        moduleSideEffects: [{ test: /react-remove-scroll/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in one file.
            { name: "start", tags: ["$initial"] },
            // Libraries that come later, each whole: pages share them, and they change seldom.
            { name: "firebase", test: /node_modules\/(@firebase\/(app|auth|component|logger|util)|idb)\// },
            { name: "firestore", test: /node_modules\/@firebase\// },
            { name: "zod", test: /node_modules\/zod\// },
            { name: "forms", test: /node_modules\/(react-hook-form|@hookform)\// },
            { name: "query", test: /node_modules\/@tanstack\// },
            // The pages before signing in, and the controls that nearly every page shares with them.
            { name: "entrance", test: entrance },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
