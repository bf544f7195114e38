import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { liveQuery } from "./live-query.ts";
import { queryDefaults } from "../query-defaults.ts";

interface Listener {
  next: (value: string) => void;
  fail: (error: Error) => void;
  isStopped: boolean;
}

/** A source that the test drives, and a client that looks at it. */
function setUp(name: string, isOlder?: (snapshot: string, known: string) => boolean) {
  const listeners: Listener[] = [];
  const client = new QueryClient({ defaultOptions: queryDefaults });
  const options = liveQuery<string, [string]>(
    [name],
    (next, fail) => {
      const listener = { next, fail, isStopped: false };
      listeners.push(listener);
      return () => {
        listener.isStopped = true;
      };
    },
    isOlder,
  );
  const listener = (index: number) => {
    const found = listeners[index];
    if (found === undefined) throw new Error(`no listener ${String(index)}`);
    return found;
  };
  return { client, options, listener, listeners };
}

test("the first snapshot answers, later ones replace the data", async () => {
  const { client, options, listener } = setUp("first");
  const answer = client.query(options);
  await Promise.resolve();
  listener(0).next("a");
  expect(await answer).toBe("a");
  listener(0).next("b");
  expect(client.getQueryData(options.queryKey)).toBe("b");
});

test("a snapshot that an answer has overtaken changes nothing, a newer one does", async () => {
  const { client, options, listener } = setUp("overtaken", (snapshot, known) => snapshot < known);
  const answer = client.query(options);
  await Promise.resolve();
  listener(0).next("a");
  await answer;
  client.setQueryData(options.queryKey, "c");
  listener(0).next("b");
  expect(client.getQueryData(options.queryKey)).toBe("c");
  listener(0).next("d");
  expect(client.getQueryData(options.queryKey)).toBe("d");
});

test("an error before the first snapshot is the query's error", async () => {
  const { client, options, listener } = setUp("refused");
  const answer = client.query(options);
  await Promise.resolve();
  listener(0).fail(new Error("permission"));
  await expect(answer).rejects.toThrow("permission");
});

test("a later error leaves the data and shows beside them", async () => {
  const { client, options, listener } = setUp("later");
  const answer = client.query(options);
  await Promise.resolve();
  listener(0).next("a");
  await answer;
  listener(0).fail(new Error("gone"));
  expect(client.getQueryState(options.queryKey)).toMatchObject({ status: "error", data: "a" });
});

test("a snapshot that comes after an error takes its place, also where it is the first", async () => {
  const { client, options, listener } = setUp("recovered");
  const leave = new QueryObserver(client, options).subscribe(() => undefined);
  await Promise.resolve();
  listener(0).fail(new Error("no connection"));
  await vi.waitFor(() => {
    expect(client.getQueryState(options.queryKey)).toMatchObject({ status: "error", data: undefined });
  });
  listener(0).next("a");
  expect(client.getQueryState(options.queryKey)).toMatchObject({ status: "success", data: "a" });
  listener(0).fail(new Error("no connection"));
  listener(0).next("b");
  expect(client.getQueryState(options.queryKey)).toMatchObject({ status: "success", data: "b" });
  leave();
  expect(listener(0).isStopped).toBe(true);
});

/** Looks at the query until the returned function is called; resolves once data are there. */
async function look({ client, options, listener }: ReturnType<typeof setUp>, index: number, value: string) {
  const leave = new QueryObserver(client, options).subscribe(() => undefined);
  await Promise.resolve();
  listener(index).next(value);
  await vi.waitFor(() => {
    expect(client.getQueryState(options.queryKey)).toMatchObject({ status: "success", fetchStatus: "idle" });
  });
  return leave;
}

test("listening ends with the last look and starts again with the next", async () => {
  const source = setUp("looks");
  const leave = await look(source, 0, "a");
  leave();
  expect(source.listener(0).isStopped).toBe(true);
  const leaveAgain = await look(source, 1, "b");
  expect(source.client.getQueryData(source.options.queryKey)).toBe("b");
  leaveAgain();
});

test("leaving before the first snapshot does not leave the next look waiting", async () => {
  const source = setUp("impatient");
  const leave = new QueryObserver(source.client, source.options).subscribe(() => undefined);
  await Promise.resolve();
  leave();
  expect(source.listener(0).isStopped).toBe(true);
  const leaveAgain = await look(source, 1, "a");
  expect(source.client.getQueryData(source.options.queryKey)).toBe("a");
  leaveAgain();
});
