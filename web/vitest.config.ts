import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { loopbackAlone, paintedByProcessor } from "../tools/chromium-arguments.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Tests of one component in a real browser, without a suite around it: `*.component.test.tsx` beside what they look at. */
export default defineConfig({
  root: folder,
  cacheDir: fileURLToPath(new URL("../.janur/components", import.meta.url)),
  plugins: [react()],
  define: { "import.meta.env.IS_DEMO": "false" },
  resolve: {
    alias: [
      // The package's main file names every icon, of which each would be a request.
      { find: /^@tabler\/icons-react$/, replacement: "@tabler/icons-react/dist/esm/icons/index.mjs" },
    ],
  },
  // Named, because what is found only while tests run makes them begin anew.
  optimizeDeps: {
    include: [
      ...[
        "@hello-pangea/dnd",
        "@mantine/core",
        "@mantine/hooks",
        "@mantine/notifications",
        "@mantine/nprogress",
      ],
      ...["@tabler/icons-react", "i18next", "react", "react-dom", "react-dom/client", "react-hook-form"],
      ...["react-i18next", "react-router-dom", "react/jsx-dev-runtime", "react/jsx-runtime", "zod"],
    ],
  },
  test: {
    name: "unit, components",
    include: ["src/**/*.component.test.tsx"],
    testTimeout: 20_000,
    // One page for all of them, as one tab for many pages: each test takes away what it has shown.
    isolate: false,
    // After the others, which take both cores.
    sequence: { groupOrder: 1 },
    api: { host: "127.0.0.1" },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: await chromium.executablePath(),
          args: [...paintedByProcessor, ...loopbackAlone],
        },
        contextOptions: { locale: "id-ID", timezoneId: "Asia/Jakarta" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
    },
  },
});
