import "../../tests/harness/demo-project.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hostCallables } from "@janur/domain/contracts/callables";
import { guestCallables } from "@janur/domain/contracts/guest-callables";
import { staffCallables } from "@janur/domain/contracts/staff-callables";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { guestTable } from "./operations/guest-table.ts";
import { hostTable } from "./operations/host-table.ts";
import { region } from "./platform/runtime.ts";
import { staffTable } from "./operations/staff-table.ts";

// Exports are what is tested here, so all of them are loaded.
const functions: Record<string, unknown> = { ...(await import("./index.ts")) };

/*
 * T19: whoever exports a function or adds an operation says here who may call
 * it and how many instances it may have.
 */
const expectedExports: Readonly<Record<string, { trigger: string; maxInstances: number; memory?: number }>> =
  {
    allocateSeats: { trigger: "task queue", maxInstances: 5 },
    apps: { trigger: "https", maxInstances: 10 },
    createProfile: { trigger: "google.firebase.auth.user.v2.created", maxInstances: 10 },
    deliverWebhook: { trigger: "task queue", maxInstances: 5 },
    eventPage: { trigger: "https", maxInstances: 10 },
    everyMinute: { trigger: "* * * * *", maxInstances: 1, memory: 1024 },
    everyNight: { trigger: "*/10 2-5 * * *", maxInstances: 1 },
    syncProfile: { trigger: "google.cloud.firestore.document.v1.written", maxInstances: 10 },
    eraseDeletedAccount: { trigger: "google.firebase.auth.user.v2.deleted", maxInstances: 10 },
    gatherNotifications: { trigger: "task queue", maxInstances: 5 },
    guest: { trigger: "https", maxInstances: 10 },
    handOverMail: { trigger: "task queue", maxInstances: 3 },
    host: { trigger: "https", maxInstances: 10 },
    media: { trigger: "https", maxInstances: 10 },
    staff: { trigger: "https", maxInstances: 3 },
    runJob: { trigger: "task queue", maxInstances: 5 },
    storeUpload: { trigger: "google.cloud.storage.object.v1.finalized", maxInstances: 10, memory: 1024 },
    notifyAssignedTask: { trigger: "google.cloud.firestore.document.v1.written", maxInstances: 10 },
  };

const endpointSchema = z.object({
  platform: z.literal("gcfv2"),
  region: z.array(z.string()).length(1),
  maxInstances: z.int().min(1).max(100),
  timeoutSeconds: z.int().min(1).max(540),
  availableMemoryMb: z.int(),
  httpsTrigger: z.object({}).optional(),
  eventTrigger: z.object({ eventType: z.string() }).optional(),
  scheduleTrigger: z.object({ schedule: z.string() }).optional(),
  taskQueueTrigger: z
    .object({
      retryConfig: z.object({ maxAttempts: z.int().min(2) }),
      rateLimits: z.object({ maxConcurrentDispatches: z.int().max(100) }),
    })
    .optional(),
});

function endpointOf(name: string): z.infer<typeof endpointSchema> {
  return z.object({ __endpoint: endpointSchema }).parse({ ...Object(functions[name]) }).__endpoint;
}

describe("exported functions", () => {
  test("are those that are listed here", () => {
    expect(Object.keys(functions).sort()).toEqual(Object.keys(expectedExports).sort());
  });

  test.each(Object.entries(expectedExports))("%s has region, ceiling and trigger", (name, expected) => {
    const endpoint = endpointOf(name);
    expect(endpoint.region).toEqual([region]);
    expect(endpoint.maxInstances).toBe(expected.maxInstances);
    expect(endpoint.availableMemoryMb).toBeLessThanOrEqual(expected.memory ?? 512);
    const trigger =
      endpoint.eventTrigger?.eventType ??
      endpoint.scheduleTrigger?.schedule ??
      (endpoint.taskQueueTrigger === undefined ? undefined : "task queue") ??
      (endpoint.httpsTrigger === undefined ? null : "https");
    expect(trigger).toBe(expected.trigger);
  });
});

test("all of them at once are what the table of quotas asks for", () => {
  const endpoints = Object.keys(expectedExports).map(endpointOf);
  const instances = endpoints.reduce((sum, { maxInstances }) => sum + maxInstances, 0);
  const megabytes = endpoints.reduce(
    (sum, { maxInstances, availableMemoryMb }) => sum + maxInstances * availableMemoryMb,
    0,
  );
  const page = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  expect(page).toContain(`1 for each | ${String(instances)}:`);
  expect(page).toContain(`memory of all instances | ${(megabytes / 1024).toFixed(1)} GiB |`);
});

const tables = [
  ["host", hostTable, hostCallables, "account"],
  ["guest", guestTable, guestCallables, "guest"],
  ["staff", staffTable, staffCallables, "staff"],
] as const;

describe.each(tables)("operations of %s", (_service, table, contracts, auth) => {
  test("are those of the contract, in its order", () => {
    expect(Object.keys(table)).toEqual(Object.keys(contracts));
  });

  test.each(Object.entries(table))("%s says who may call and what goes in and out", (name, operation) => {
    expect(operation.auth).toBe(auth);
    const contract: unknown = Reflect.get(contracts, name);
    expect(operation.contract).toBe(contract);
    expect(operation.contract.input).toBeInstanceOf(z.ZodType);
    expect(operation.contract.output).toBeInstanceOf(z.ZodType);
    expect(typeof operation.callable).toBe("function");
  });

  test.each(Object.entries(table))("%s takes and gives no field that is not declared", (_name, operation) => {
    for (const io of ["input", "output"] as const) {
      const schema = z.toJSONSchema(operation.contract[io], { io, unrepresentable: "any" });
      expect(looseObjects(schema)).toEqual([]);
    }
  });
});

test("no operation has the name of another service's", () => {
  const names = tables.flatMap(([, table]) => Object.keys(table));
  expect(new Set(names).size).toBe(names.length);
});

/** Paths of objects in a JSON schema that take other fields. */
function looseObjects(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const isLoose = "properties" in schema && Reflect.get(schema, "additionalProperties") !== false;
  const inner = Object.entries(schema).flatMap(([key, value]) => looseObjects(value, `${path}/${key}`));
  return isLoose ? [path, ...inner] : inner;
}
