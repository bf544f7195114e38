import { expect, test } from "vitest";
import { EarlyMessage, type OutgoingMessage } from "./message-data.ts";
import { Outbox, RefusedMessage, type OutboxStore } from "./outbox.ts";

const message = (id: string): OutgoingMessage => ({
  id,
  chatId: "team-a",
  by: "host",
  uid: "rani",
  name: "Rani",
  text: id,
  frame: null,
});

function keptIn(kept: Map<string, OutgoingMessage>): OutboxStore {
  return {
    read: () => [...kept.values()],
    put: (one) => kept.set(one.id, one),
    remove: (id) => kept.delete(id),
  };
}

const states = (outbox: Outbox) => outbox.list().map(({ id, state }) => `${id} ${state}`);

test("what the server has is kept no longer; the others wait, in their order", async () => {
  const kept = new Map<string, OutgoingMessage>();
  const begun: string[] = [];
  const answers = new Map<string, (isTaken: boolean) => void>();
  const outbox = new Outbox(keptIn(kept), ({ id }) => {
    begun.push(id);
    return new Promise((resolve) => answers.set(id, resolve));
  });
  for (const id of ["a", "b", "c"]) outbox.add(message(id));
  expect(states(outbox)).toEqual(["a waiting", "b waiting", "c waiting"]);
  expect([...kept.keys()]).toEqual(["a", "b", "c"]);
  answers.get("a")?.(true);
  await expect.poll(() => begun).toEqual(["a", "b"]);
  expect(states(outbox)).toEqual(["b waiting", "c waiting"]);
  answers.get("b")?.(true);
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  answers.get("c")?.(true);
  await expect.poll(() => kept.size).toBe(0);
});

test("what the server refuses stays until somebody decides", async () => {
  const kept = new Map<string, OutgoingMessage>();
  let isRefused = true;
  const outbox = new Outbox(keptIn(kept), () => Promise.resolve(!isRefused));
  outbox.add(message("a"));
  outbox.add(message("b"));
  await expect.poll(() => states(outbox)).toEqual(["a refused", "b refused"]);
  outbox.discard("a");
  isRefused = false;
  outbox.retry("b");
  await expect.poll(() => states(outbox)).toEqual([]);
  expect(kept.size).toBe(0);
});

test("a new tab sends what an earlier one has kept", async () => {
  const kept = new Map([["a", message("a")]]);
  const sent: string[] = [];
  const outbox = new Outbox(keptIn(kept), ({ id }) => {
    sent.push(id);
    return Promise.resolve(true);
  });
  await expect.poll(() => outbox.list()).toEqual([]);
  expect(sent).toEqual(["a"]);
});

test("a failure is tried again", async () => {
  let failures = 1;
  const outbox = new Outbox(keptIn(new Map()), () =>
    failures-- > 0 ? Promise.reject(new Error("no signal")) : Promise.resolve(true),
  );
  outbox.add(message("a"));
  await expect.poll(() => outbox.list(), { timeout: 3_000 }).toEqual([]);
});

const picture = (id: string): OutgoingMessage => ({
  ...message(id),
  text: "",
  picture: { width: 3, height: 2 },
});

test("a picture can be taken back while it waits, and not while it is on its way", async () => {
  const kept = new Map<string, OutgoingMessage>();
  const answers: ((error: Error) => void)[] = [];
  const outbox = new Outbox(keptIn(kept), () => new Promise((_resolve, reject) => answers.push(reject)));
  outbox.add(picture("a"));
  outbox.add(picture("b"));
  expect(states(outbox)).toEqual(["a sending", "b waiting"]);
  answers[0]?.(new Error("no signal"));
  await expect.poll(() => states(outbox)).toEqual(["a waiting", "b waiting"]);
  outbox.discard("a");
  expect([...kept.keys()]).toEqual(["b"]);
  outbox.hurry();
  await expect.poll(() => states(outbox)).toEqual(["b sending"]);
  expect(answers).toHaveLength(2);
});

test("what failed is tried again as soon as the signal is back", async () => {
  let hasSignal = false;
  const outbox = new Outbox(keptIn(new Map()), () =>
    hasSignal ? Promise.resolve(true) : Promise.reject(new Error("no signal")),
  );
  outbox.add(picture("a"));
  await expect.poll(() => states(outbox)).toEqual(["a waiting"]);
  hasSignal = true;
  const before = performance.now();
  outbox.hurry();
  await expect.poll(() => outbox.list(), { interval: 5 }).toEqual([]);
  // The first pause is a second.
  expect(performance.now() - before).toBeLessThan(900);
});

test("a refusal says why, and holds up nothing behind it", async () => {
  const outbox = new Outbox(keptIn(new Map()), ({ id }) =>
    id === "a" ? Promise.reject(new RefusedMessage("chat/closed")) : Promise.resolve(true),
  );
  outbox.add(picture("a"));
  outbox.add(message("b"));
  await expect.poll(() => states(outbox)).toEqual(["a refused"]);
  expect(outbox.list()[0]?.reason).toBe("chat/closed");
});

test("what comes too early waits, says so, and goes by itself, the next ones behind it", async () => {
  const kept = new Map<string, OutgoingMessage>();
  let isEarly = true;
  const sent: string[] = [];
  const outbox = new Outbox(keptIn(kept), ({ id }) => {
    if (isEarly) return Promise.reject(new EarlyMessage(60_000));
    sent.push(id);
    return Promise.resolve(true);
  });
  outbox.add(message("a"));
  outbox.add(message("b"));
  await expect.poll(() => outbox.list()[0]?.reason).toBe("limit/too-many-requests");
  expect(states(outbox)).toEqual(["a waiting", "b waiting"]);
  isEarly = false;
  outbox.hurry();
  await expect.poll(() => sent).toEqual(["a", "b"]);
  expect(kept.size).toBe(0);
});
