import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoAccounts, demoPassword } from "../seed/accounts.ts";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "janur-bundle-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Builds the application as Vite is told by the environment. @returns the text of every file, by name */
async function build(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const out = join(folder, name);
  const { code, output } = await runProcess(
    "vite",
    ["build", "--mode", "bundle-test", "--outDir", out, "--emptyOutDir", "--logLevel", "warn"],
    { cwd: join(rootFolder, "web"), environment: { VITE_FIREBASE_PROJECT_ID: "", ...environment } },
  );
  expect(code, output).toBe(0);
  const files = globSync("**/*.{js,html,css}", { cwd: out });
  return new Map(files.map((file) => [file, readFileSync(join(out, file), "utf8")]));
}

const holding = (files: ReadonlyMap<string, string>, word: string) =>
  [...files].filter(([, text]) => text.includes(word)).map(([file]) => file);

it(
  "ships no account, no password and no project of the demo to a real project",
  { timeout: 480_000 },
  async () => {
    const files = await build("production", {
      VITE_FIREBASE_PROJECT_ID: "janur-production",
      VITE_FIREBASE_API_KEY: "key-of-production",
      VITE_APP_CHECK_SITE_KEY: "site-key-of-production",
    });
    expect(holding(files, "janur-production")).not.toEqual([]);
    expect(holding(files, "key-of-production")).not.toEqual([]);
    const words = [
      demoPassword,
      ...demoAccounts.map(({ email }) => email),
      "@janur.test",
      "demo-janur",
      "demo-key",
    ];
    // App Check has a file of its own, which no page asks for before its first operation.
    const attesting = holding(files, "exchangeRecaptchaEnterpriseToken");
    expect(attesting).toEqual([expect.stringMatching(/^assets\/app-check-/)]);
    expect(holding(files, "FIREBASE_APPCHECK_DEBUG_TOKEN").filter((file) => file !== attesting[0])).toEqual(
      [],
    );
    for (const page of ["index.html", "sign-in.html", "app.html"])
      expect(files.get(page), page).not.toContain("app-check-");
    expect(words.flatMap((word) => holding(files, word).map((file) => `${word} in ${file}`))).toEqual([]);
  },
);

it("builds nothing that could start where it was told no project", { timeout: 480_000 }, async () => {
  const files = await build("nameless", {});
  expect(files.get("sign-in.html")).toBe(files.get("index.html"));
  expect(files.get("app.html")).toBe(files.get("index.html"));
  expect(holding(files, "VITE_FIREBASE_PROJECT_ID")).not.toEqual([]);
  // Firebase's own address: whatever signs in would name it.
  expect(holding(files, "identitytoolkit.googleapis.com")).toEqual([]);
});
