import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProcess } from "../run-process.ts";
import { loopbackOption } from "./node-environment.ts";

describe("the loopback guard", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "guard-"));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Runs the code in a guarded process; returns what it printed and the hosts that were refused. */
  async function guarded(code: string): Promise<{ output: string; refused: string }> {
    const log = join(folder, "outside.log");
    rmSync(log, { force: true });
    const { output } = await runProcess("node", ["--input-type=module", "--eval", code], {
      environment: { NODE_OPTIONS: loopbackOption(undefined), JANUR_OUTSIDE_LOG: log },
      onlyStandardOutput: true,
    });
    let refused = "";
    try {
      refused = readFileSync(log, "utf8");
    } catch {
      refused = "";
    }
    return { output, refused };
  }

  it.each([
    ["fetch", 'await fetch("http://example.com/").catch((error) => console.log(error.cause.message))'],
    [
      "https",
      'import { get } from "node:https"; get("https://example.com/").on("error", (error) => console.log(error.message))',
    ],
    [
      "net with port and host",
      'import { connect } from "node:net"; connect(80, "example.com").on("error", (error) => console.log(error.message))',
    ],
    [
      "an address",
      'import { connect } from "node:net"; connect({ port: 80, host: "192.0.2.1" }).on("error", (error) => console.log(error.message))',
    ],
  ])("refuses and notes %s", async (_, code) => {
    const { output, refused } = await guarded(code);
    expect(output).toContain("was refused: tests stay on this machine");
    expect(refused).toMatch(/^(example\.com|192\.0\.2\.1)\t/);
  });

  it("lets loopback pass, by name, address and port alone", async () => {
    const { output, refused } = await guarded(`
      import { createServer, connect } from "node:net";
      const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1", async () => {
        const { port } = server.address();
        for (const target of [{ port, host: "127.0.0.1" }, { port, host: "localhost" }, { port }]) {
          await new Promise((resolve, reject) => connect(target).on("connect", resolve).on("error", reject));
        }
        console.log("connected");
        process.exit(0);
      });`);
    expect(output).toBe("connected\n");
    expect(refused).toBe("");
  });
});
