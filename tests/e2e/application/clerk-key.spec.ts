import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..", "..");
const clerkHost = "quiet-leaf-12.clerk.accounts.dev";

/**
 * As far as it goes without Clerk's servers: a build with a key asks that key's
 * own host for Clerk's script, the served policy lets it, and a host that does
 * not answer is told kindly. Forms, sessions and redirects come from that script.
 */
test("with a key the demo asks Clerk for its script, and says so when it does not come @proof @once", async ({
  page,
}) => {
  test.slow();
  const dist = join(root, ".janur", "clerk-dist");
  execFileSync(
    join(root, "node_modules", ".bin", "vite"),
    ["build", "web", "--outDir", dist, "--emptyOutDir"],
    {
      env: {
        ...process.env,
        VITE_FIREBASE_PROJECT_ID: "demo-janur",
        VITE_CLERK_PUBLISHABLE_KEY: `pk_test_${btoa(`${clerkHost}$`)}`,
      },
      stdio: "ignore",
    },
  );
  await page.route(/^http:\/\/127\.0\.0\.1:\d+\/(clerk|assets)\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(dist, pathname);
    if (existsSync(file)) await route.fulfill({ path: file });
    else {
      // The suite's own answer with its headers, around the other build's document.
      const response = await route.fetch();
      await route.fulfill({ response, body: readFileSync(join(dist, "app.html"), "utf8") });
    }
  });
  const asked: string[] = [];
  await page.route(`https://${clerkHost}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.abort("connectionfailed");
  });
  const refusedByPolicy: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusedByPolicy.push(message.text());
  });

  await page.goto("/clerk/sign-in");
  await expect(page.getByText("Clerk belum bisa dimuat.")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole("button", { name: "Muat ulang" })).toBeVisible();
  expect(asked.some((path) => path.includes("@clerk/clerk-js"))).toBe(true);
  expect(refusedByPolicy).toEqual([]);
});
