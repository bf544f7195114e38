import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../folders.ts";
import { releaseId, releaseSource } from "./release.ts";

test("a release is a commit, with a plus where something was changed since", () => {
  expect(releaseId()).toMatch(/^([0-9a-f]{12}\+?|unknown)$/);
});

test("every line that the logger writes names the release, and nothing else changes", () => {
  const program = `${releaseSource("abc123")}
    const logger = require("firebase-functions/logger");
    logger.info("mail sent", { mail: "x" });
    logger.error("a mail failed");
    console.log("plain words");`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["-e", program], {
    encoding: "utf8",
    cwd: join(rootFolder, "functions"),
  });
  expect(status).toBe(0);
  const lines = `${stdout}${stderr}`.trim().split("\n");
  const entries = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as unknown);
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual({ release: "abc123", mail: "x", severity: "INFO", message: "mail sent" });
  for (const entry of entries) expect(entry).toMatchObject({ release: "abc123" });
  expect(lines).toContain("plain words");
});

test("what runs under a name of its own keeps it", () => {
  const program = `${releaseSource("abc123")} console.log(process.env.JANUR_RELEASE)`;
  const env = { ...process.env, JANUR_RELEASE: "of-the-deployment" };
  expect(spawnSync(process.execPath, ["-e", program], { encoding: "utf8", env }).stdout.trim()).toBe(
    "of-the-deployment",
  );
});
