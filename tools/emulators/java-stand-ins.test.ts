import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runProcess } from "../run-process.ts";
import { writeJavaStandIns } from "./java-stand-ins.ts";

let folder = "";
beforeEach(() => {
  // A blank and a quote: paths of real people.
  folder = mkdtempSync(join(tmpdir(), "it's java "));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(path: string, text: string): string {
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

async function java(...args: string[]): Promise<{ code: number; output: string }> {
  const hidane = program(join(folder, "hidane"), 'echo "hidane $*"');
  mkdirSync(join(folder, "real"));
  program(join(folder, "real", "java"), 'echo "real java $*"');
  const { PATH = "", ...environment } = writeJavaStandIns(join(folder, "stand-ins"), hidane);
  return runProcess(join(folder, "stand-ins", "java"), args, {
    environment: {
      ...environment,
      PATH: [join(folder, "stand-ins"), join(folder, "real"), PATH].join(delimiter),
    },
  });
}

it("hands the Firestore jar to hidane with the flags after it, and notes the process", async () => {
  const jar = join(folder, "stand-ins", "firestore.jar");
  const { output } = await java(
    "-Dx=y",
    "-Duser.language=en",
    "-jar",
    jar,
    "--host",
    "127.0.0.1",
    "--port",
    "8080",
  );
  expect(output).toBe("hidane --host 127.0.0.1 --port 8080\n");
  expect(readFileSync(join(folder, "stand-ins", "processes"), "utf8")).toMatch(/^\d+\n$/);
});

it("answers the version question so that firebase-tools goes on", async () => {
  const { code, output } = await java("-Duser.language=en", "-Dfile.encoding=UTF-8", "-version");
  expect(code).toBe(0);
  expect(output).toMatch(/version "21"/);
});

it("leaves every other jar to the real Java", async () => {
  const { output } = await java("-jar", "/elsewhere/database.jar", "--port", "9000");
  expect(output).toBe("real java -jar /elsewhere/database.jar --port 9000\n");
});
