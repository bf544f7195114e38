import "../../../tests/harness/demo-project.ts";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { onRequest } from "firebase-functions/v2/https";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { callOperation } from "../../../tests/harness/call.ts";
import { serveFunctions, type Served } from "../../../tests/harness/serve.ts";
import { noteSwitches } from "../store/service/switches.ts";
import { guestOperation, hostOperation } from "./callable.ts";
import { dispatch, type OperationTable } from "./dispatch.ts";

/** What the functions of this process log, as the platform gets it. */
const logged = await vi.hoisted(async () => {
  const { keepLog } = await import("../../../tests/harness/log/kept-log.ts");
  return keepLog();
});
beforeEach(() => {
  logged.length = 0;
});
afterEach(() => {
  expect(logged.join("\n")).not.toContain(secret);
});

const input = z.strictObject({ word: z.string().max(5), list: z.array(z.strictObject({ n: z.int() })) });
const output = z.strictObject({ word: z.string() });
const contract = { input, output };
const secret = "rahasia-keluarga";

const table: OperationTable = {
  echo: guestOperation("echo", contract, ({ word }) => Promise.resolve({ word })),
  sender: guestOperation("sender", contract, (_input, { sender }) => Promise.resolve({ word: sender })),
  refuse: guestOperation("refuse", contract, () =>
    Promise.reject(new AppError("rsvp/too-many-people", { seats: 2 })),
  ),
  crowd: guestOperation("crowd", contract, () =>
    Promise.reject(Object.assign(new Error(secret), { code: 10 })),
  ),
  fail: guestOperation("fail", contract, () => Promise.reject(new Error(secret))),
  misshape: guestOperation("misshape", contract, () =>
    Promise.resolve(Object.assign({ word: secret }, { private: secret })),
  ),
  account: hostOperation("account", { ...contract, capability: null, about: "account" }, ({ word }) =>
    Promise.resolve({ word }),
  ),
};
const good = { word: "hai", list: [] };

let served: Served;
beforeAll(async () => {
  // There is no database: what is shut this instance knows already.
  noteSwitches([]);
  served = await serveFunctions({
    "/": onRequest((request, response) => dispatch(table, request, response)),
  });
});
afterAll(() => served.close());

const call = (name: string, data: unknown) => callOperation(`${served.origin}/api/guest/${name}`, data);

describe("dispatch", () => {
  test("hands the call to the operation of that name", async () => {
    expect(await call("echo", good)).toMatchObject({ http: 200, result: { word: "hai" } });
  });

  test.each(["nothing", "__proto__", "constructor", "toString", "", "echo%2F..", "ECHO"])(
    "%j is no operation",
    async (name) => {
      expect(await call(name, good)).toMatchObject({ http: 404, refusal: "NOT_FOUND" });
    },
  );

  test("nothing is kept by caches", async () => {
    const body = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data: good }),
    };
    for (const name of ["echo", "nothing"]) {
      const response = await fetch(`${served.origin}/api/guest/${name}`, body);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  });

  test.each<[string, unknown, string]>([
    [
      "a type mark of the protocol",
      { ...good, word: { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: secret } },
      "input/invalid",
    ],
    ["a prototype", { ...good, list: [JSON.parse(`{"n":1,"__proto__":{"isAdmin":true}}`)] }, "input/invalid"],
    ["a nest without end", JSON.parse(`${"[".repeat(1_000)}${"]".repeat(1_000)}`), "input/invalid"],
    [
      "more than a body may have",
      { ...good, word: "x".repeat(limits.callable.bodyBytes) },
      "input/too-large",
    ],
  ])("%s is refused before anything looks at it, and nothing of it is logged", async (_name, data, code) => {
    const answer = await call("echo", data);
    expect(answer).toMatchObject({ http: 400, refusal: code });
    expect(answer.text).not.toContain(secret);
    expect(logged.filter((line) => line.includes('"severity":"ERROR"'))).toEqual([]);
  });

  test("what a draft may hold is not too deep", async () => {
    const nested: unknown = JSON.parse(`${"[".repeat(30)}${"]".repeat(30)}`);
    expect(await call("echo", { ...good, word: nested })).toMatchObject({ params: { fields: ["word"] } });
  });

  test.each(["GET", "PUT", "DELETE", "HEAD"])("%s is no way to call", async (method) => {
    const response = await fetch(`${served.origin}/api/guest/echo`, { method });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

describe("the wrapper", () => {
  test("answers wrong shapes with the names of the fields and nothing that was typed", async () => {
    const answer = await call("echo", { word: secret, list: [{ n: secret }], [secret]: 1 });
    expect(answer).toMatchObject({ http: 400, refusal: "input/invalid" });
    expect(answer.params).toEqual({ fields: ["word", "list.0.n", ""] });
    expect(answer.text).not.toContain(secret);
  });

  test.each<[unknown]>([[null], [7], ["text"], [[]], [{ word: null }]])(
    "%j is a wrong shape, not a fault",
    async (data) => {
      expect(await call("echo", data)).toMatchObject({ http: 400, refusal: "input/invalid" });
    },
  );

  test("names at most 50 fields", async () => {
    const answer = await call("echo", { word: "hai", list: Array.from({ length: 80 }, () => ({ n: "x" })) });
    expect(answer.params["fields"]).toHaveLength(50);
  });

  test("passes refusals on with their parameters", async () => {
    expect(await call("refuse", good)).toMatchObject({
      http: 400,
      refusal: "rsvp/too-many-people",
      params: { seats: 2 },
    });
  });

  test.each(["fail", "misshape"])("says nothing about a fault of ours (%s)", async (name) => {
    const answer = await call(name, good);
    expect(answer).toMatchObject({ http: 500, refusal: "INTERNAL" });
    expect(answer.text).not.toContain(secret);
    // It is logged by its place, and never by its words.
    expect(logged.filter((line) => line.includes(`{"operation":"${name}","fault":`))).toHaveLength(1);
  });

  test("says to ask again where others wrote the same until the end, and nothing more", async () => {
    const answer = await call("crowd", good);
    expect(answer).toMatchObject({ http: 409, refusal: "service/busy" });
    expect(answer.text).not.toContain(secret);
  });

  test("asks for an account before it looks at the input", async () => {
    expect(await call("account", { wrong: true })).toMatchObject({ http: 401, refusal: "auth/required" });
  });

  test("gives guests a hash of their address", async () => {
    const answer = await call("sender", good);
    expect(answer.text).not.toContain("127.0.0.1");
    expect(output.parse(answer.result).word).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});
