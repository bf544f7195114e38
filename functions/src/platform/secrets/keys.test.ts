import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { loadedByFunction, moduleGraph, reachable } from "../../../../tests/harness/module-graph.ts";

const key = "0123456789abcdef0123456789abcdef";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("FIREBASE_CONFIG", undefined);
  vi.stubEnv("GCLOUD_PROJECT", "janur-production");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Which module reads which secret. The graph is asked who leads there, so nothing else may read one. */
const readers = {
  "platform/secrets/link-secret.ts": "LINK_SECRET",
  "platform/secrets/app-key.ts": "APP_KEY",
  "platform/secrets/bounce-secret.ts": "BOUNCE_SECRET",
  "platform/secrets/smtp-url.ts": "SMTP_URL",
} as const;

const definitions = ["services.ts", "task-queues.ts", "triggers.ts", "document-triggers.ts", "schedules.ts"];
const endpoint = z.object({
  __endpoint: z.object({
    secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
  }),
});

describe("secrets of functions", async () => {
  const graph = await moduleGraph();

  test("are read by the modules that are listed here alone", () => {
    const params = [...graph].filter(([, imports]) => imports.includes("platform/secrets/params.ts"));
    // These two name secrets, and look at their lengths.
    const naming = ["platform/secrets/key-value.ts", "options.ts"];
    expect(params.map(([path]) => path).sort()).toEqual([...Object.keys(readers), ...naming].sort());
  });

  test("are declared by each function that leads to them, and by no other", async () => {
    const functions: Record<string, unknown> = { ...(await import("../../index.ts")) };
    const needed: Record<string, string[]> = {};
    const declared: Record<string, string[]> = {};
    for (const module of definitions) {
      const byFunction = loadedByFunction(graph, module);
      const later = new Set([...byFunction.values()].flat());
      const atOnce = (graph.get(module) ?? []).filter((path) => !later.has(path));
      for (const [name, loaded] of byFunction) {
        const led = reachable(graph, [...atOnce, ...loaded]);
        needed[name] = Object.entries(readers)
          .flatMap(([path, secret]) => (led.has(path) ? [secret] : []))
          .sort();
      }
    }
    for (const [name, defined] of Object.entries(functions)) {
      const { secretEnvironmentVariables } = endpoint.parse({ ...Object(defined) }).__endpoint;
      declared[name] = secretEnvironmentVariables.map((secret) => secret.key).sort();
    }
    expect(declared).toEqual(needed);
    // Were nothing found, both would agree as well.
    expect(declared["host"]).toEqual(["APP_KEY", "LINK_SECRET"]);
  });
});

const keys = [
  ["LINK_SECRET", async () => (await import("./link-secret.ts")).linkSecret()],
  ["APP_KEY", async () => (await import("./app-key.ts")).appKeys()[0]],
  ["BOUNCE_SECRET", async () => (await import("./bounce-secret.ts")).bounceSecret()],
] as const;

describe.each(keys)("%s", (name, read) => {
  const bad = [undefined, "", " \n", "short", `${key.slice(1)}\n`];

  test.each(bad)("is refused as %j, and what it was is not said", async (value) => {
    vi.stubEnv(name, value);
    await expect(read()).rejects.toThrow(`${name} is absent or has fewer than 32 characters`);
  });

  test.each(bad.slice(1))("ends an instance that starts with %j", async (value) => {
    vi.stubEnv(name, value);
    await expect(import("../../options.ts")).rejects.toThrow(name);
  });

  test("is taken as it is, and not looked for where a function has none of it", async () => {
    await expect(import("../../options.ts")).resolves.toBeDefined();
    vi.stubEnv(name, key);
    await expect(read()).resolves.toBe(key);
  });

  test("is a fixed one in demo projects", async () => {
    vi.stubEnv("GCLOUD_PROJECT", "demo-janur");
    vi.stubEnv(name, "");
    await expect(import("../../options.ts")).resolves.toBeDefined();
    await expect(read()).resolves.toMatch(/^demo-only-/);
  });
});

test.each([undefined, "", " "])("no mail server is made of %j", async (value) => {
  const { smtpUrl } = await import("./smtp-url.ts");
  vi.stubEnv("SMTP_URL", value);
  expect(() => smtpUrl()).toThrow("SMTP_URL is not set");
});
