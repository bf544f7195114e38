import { afterEach, expect, test, vi } from "vitest";
import { NetworkError, ServerAway, ServerBusy, ServerFault } from "./call-errors.ts";
import { postOperation } from "./post-operation.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** @returns the headers of the one request that the operation makes */
async function headersSent(token: string | null, options?: { appCheck?: string | null }): Promise<unknown> {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ result: 1 })));
  vi.stubGlobal("fetch", fetch);
  expect(await postOperation("/api/host/anything", {}, token, options)).toBe(1);
  expect(fetch).toHaveBeenCalledTimes(1);
  return fetch.mock.calls[0]?.[1]?.headers;
}

test("an operation of an account brings its token, and that of App Check where there is one", async () => {
  expect(await headersSent("id", { appCheck: "app" })).toEqual({
    "Content-Type": "application/json",
    Authorization: "Bearer id",
    "X-Firebase-AppCheck": "app",
  });
});

test("neither stands in what has none", async () => {
  expect(await headersSent("id", { appCheck: null })).not.toHaveProperty("X-Firebase-AppCheck");
  expect(await headersSent(null)).toEqual({ "Content-Type": "application/json" });
});

test("what others kept the server from writing is no refusal: it may go later", async () => {
  const error = { status: "ABORTED", details: { code: "service/busy", params: {} } };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error }, { status: 409 })));
  await expect(postOperation("/api/host/anything", {}, "id")).rejects.toBeInstanceOf(ServerBusy);
});

test.each([429, 502, 503, 504])(
  "a server that is overrun (%s) is asked again as a lost signal is, whatever it says",
  async (status) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<title>no instance</title>", { status })));
    const asked = postOperation("/api/host/anything", {}, "id");
    await expect(asked).rejects.toBeInstanceOf(ServerAway);
    await expect(asked).rejects.toBeInstanceOf(NetworkError);
  },
);

test("a fault of the server is no lost signal", async () => {
  const error = { status: "INTERNAL", message: "internal" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error }, { status: 500 })));
  await expect(postOperation("/api/host/anything", {}, "id")).rejects.toBeInstanceOf(ServerFault);
});
