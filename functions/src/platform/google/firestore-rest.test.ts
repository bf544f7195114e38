import "../../../../tests/harness/demo-project.ts";
import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { portOf } from "../../../../tests/harness/serve.ts";
import { readDocument } from "./firestore-rest.ts";

/** Speaks like Firestore's REST API; one answer at a time. */
let answer: { status: number; body: unknown };
/** Requests that are answered with nothing before the next one is answered. */
let lost = 0;
const asked: (string | undefined)[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url);
    if (lost > 0) {
      lost -= 1;
      request.socket.resetAndDestroy();
      return;
    }
    response
      .writeHead(answer.status, { "Content-Type": "application/json" })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${String(portOf(server))}`);
});
afterEach(() => asked.splice(0));
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("every kind of value that we store is decoded", async () => {
  answer = {
    status: 200,
    body: {
      name: "projects/demo-janur/databases/(default)/documents/publications/rani-dimas",
      createTime: "2026-11-21T03:00:00Z",
      fields: {
        nothing: { nullValue: null },
        yes: { booleanValue: true },
        whole: { integerValue: "42" },
        broken: { doubleValue: 1.5 },
        word: { stringValue: "Rani & Dimas" },
        empty: { stringValue: "" },
        when: { timestampValue: "2026-11-21T03:00:00.123456Z" },
        list: {
          arrayValue: {
            values: [{ stringValue: "a" }, { mapValue: { fields: { b: { integerValue: "1" } } } }],
          },
        },
        emptyList: { arrayValue: {} },
        emptyMap: { mapValue: {} },
        deep: {
          mapValue: { fields: { deeper: { mapValue: { fields: { nothing: { nullValue: null } } } } } },
        },
      },
    },
  };
  expect(await readDocument("publications/rani-dimas")).toEqual({
    nothing: null,
    yes: true,
    whole: 42,
    broken: 1.5,
    word: "Rani & Dimas",
    empty: "",
    when: new Date("2026-11-21T03:00:00.123Z"),
    list: ["a", { b: 1 }],
    emptyList: [],
    emptyMap: {},
    deep: { deeper: { nothing: null } },
  });
  expect(asked).toEqual(["/v1/projects/demo-janur/databases/(default)/documents/publications/rani-dimas"]);
});

test("a document without fields is empty, an absent one is null", async () => {
  answer = { status: 200, body: { name: "x" } };
  expect(await readDocument("publications/empty")).toEqual({});
  answer = { status: 404, body: { error: { code: 404 } } };
  expect(await readDocument("publications/absent")).toBeNull();
});

test("values that we never store, and a database that does not answer, are faults", async () => {
  answer = { status: 200, body: { fields: { where: { geoPointValue: { latitude: 1, longitude: 2 } } } } };
  await expect(readDocument("publications/strange")).rejects.toThrow();
  answer = { status: 503, body: {} };
  await expect(readDocument("publications/down")).rejects.toThrow("503");
});

test("a reading whose connection broke is repeated, and those who share it have their page", async () => {
  lost = 2;
  answer = { status: 200, body: { fields: { word: { stringValue: "Rani" } } } };
  expect(await readDocument("publications/rani-dimas")).toEqual({ word: "Rani" });
  expect(asked).toHaveLength(3);
});
