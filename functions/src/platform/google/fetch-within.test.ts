import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { portOf } from "../../../../tests/harness/serve.ts";
import { fetchWithin } from "./fetch-within.ts";
import { within } from "./within.ts";

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const answering =
  (status: number): Behaviour =>
  (_request, response) => {
    response.writeHead(status).end(`answer ${String(status)}`);
  };
const hanging: Behaviour = () => undefined;
const resetting: Behaviour = (request) => request.socket.resetAndDestroy();
/** Begins an answer and says no more. */
const fallingSilent: Behaviour = (_request, response) => {
  response.writeHead(200, { "Content-Length": "100" }).write("half");
};
const breakingOff: Behaviour = (request, response) => {
  response.writeHead(200, { "Content-Length": "100" }).write("half", () => request.socket.resetAndDestroy());
};

let server: Server;
let url: string;
/** What the server does with each request in turn; the last for all that follow. */
let behaviours: Behaviour[];
let asked: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    const behave = behaviours[Math.min(asked, behaviours.length - 1)];
    asked += 1;
    behave?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${String(portOf(server))}/`;
});
beforeEach(() => {
  asked = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (attempts: number) =>
  fetchWithin(url, { timeoutMs: 500, attempts }, async (response) => await response.text());

describe("a question", () => {
  test.each([
    ["no answer", hanging],
    ["a broken connection", resetting],
    ["half an answer and silence", fallingSilent],
    ["half an answer and a broken connection", breakingOff],
    ["503", answering(503)],
    ["429", answering(429)],
  ])("is asked again after %s", async (_name, first) => {
    behaviours = [first, answering(200)];
    expect(await ask(3)).toBe("answer 200");
    expect(asked).toBe(2);
  });

  test.each([
    ["no answer", hanging],
    ["a broken connection", resetting],
    ["half an answer and silence", fallingSilent],
  ])("ends with %s again and again", async (_name, always) => {
    behaviours = [always];
    await expect(ask(2)).rejects.toThrow();
    expect(asked).toBe(2);
  });

  test("hears the last answer, whatever it is, and each that does not pass at once", async () => {
    behaviours = [answering(503)];
    expect(await ask(2)).toBe("answer 503");
    expect(asked).toBe(2);
    asked = 0;
    behaviours = [answering(404)];
    expect(await ask(3)).toBe("answer 404");
    expect(asked).toBe(1);
  });

  test("that its reader cannot understand is not asked again", async () => {
    behaviours = [answering(200)];
    const reading = fetchWithin(url, { timeoutMs: 500, attempts: 3 }, () => {
      throw new RangeError("no");
    });
    await expect(reading).rejects.toThrow(RangeError);
    expect(asked).toBe(1);
  });
});

test.each([
  ["no answer", hanging],
  ["a broken connection", resetting],
  ["503", answering(503)],
])("what must not arrive twice is sent once, after %s too", async (_name, first) => {
  behaviours = [first, answering(200)];
  await ask(1).catch(() => undefined);
  expect(asked).toBe(1);
});

test("what knows no deadline gets one", async () => {
  const never = new Promise<never>(() => undefined);
  await expect(within(20, never)).rejects.toThrow("in time");
  expect(await within(10_000, Promise.resolve("in time"))).toBe("in time");
});
