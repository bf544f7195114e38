import { AppError } from "@janur/domain/errors";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { byDimas, contentWith, first, second, setUp, third } from "./draft-saver-fixtures.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const conflict = new AppError("draft/conflict", { revision: 2 });
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("two editors", () => {
  test("a save that was overtaken in another section is merged and sent again at once", async () => {
    const { saver, call, kept, server } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    server.draft = byDimas(2, contentWith("pertama", "Keluarga"));
    call(0).fail(conflict);
    await settle();
    expect(call(1)).toMatchObject({ content: contentWith("kedua", "Keluarga"), basedOn: 2 });
    expect(kept.at(-1)).toEqual({
      content: contentWith("kedua", "Keluarga"),
      base: contentWith("pertama", "Keluarga"),
      basedOn: 2,
    });
    call(1).succeed();
    await settle();
    expect(saver.snapshot()).toMatchObject({
      content: contentWith("kedua", "Keluarga"),
      server: { revision: 3 },
      state: { kind: "saved" },
    });
    expect(
      saver.snapshot().arrivals.map(({ by, differences }) => [by, differences.map(({ key }) => key)]),
    ).toEqual([["dimas", ["section closing"]]]);
  });

  test("the same text stops saving until somebody chooses, and the other version is set aside", async () => {
    const { saver, calls, call, server, aside } = setUp();
    saver.change(contentWith("kedua", "Kami"));
    await vi.advanceTimersByTimeAsync(900);
    server.draft = byDimas(2, third);
    call(0).fail(conflict);
    await settle();
    const { state } = saver.snapshot();
    expect(state).toMatchObject({ kind: "conflict", conflicts: [{ key: "section cover" }] });
    expect(await saver.flush()).toBeNull();
    saver.change(contentWith("kedua!", "Kami"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);

    saver.settle({});
    expect(saver.snapshot().state.kind).toBe("conflict");
    saver.settle({ "section cover": "mine" });
    expect(call(1)).toMatchObject({ content: contentWith("kedua!", "Kami"), basedOn: 2 });
    expect(aside).toMatchObject([
      { chosen: "mine", by: "dimas", difference: { theirs: { eyebrow: { id: "ketiga" } } } },
    ]);
    call(1).succeed();
    await settle();
    expect(saver.snapshot().state.kind).toBe("saved");
  });

  test("choosing the other version keeps what else was typed", async () => {
    const { saver, call, server, aside } = setUp();
    saver.change(contentWith("kedua", "Kami"));
    await vi.advanceTimersByTimeAsync(900);
    server.draft = byDimas(2, third);
    call(0).fail(conflict);
    await settle();
    saver.settle({ "section cover": "theirs" });
    expect(call(1)).toMatchObject({ content: contentWith("ketiga", "Kami"), basedOn: 2 });
    expect(aside).toMatchObject([{ chosen: "theirs", difference: { mine: { eyebrow: { id: "kedua" } } } }]);
  });

  test("typing what the other wrote settles the conflict by itself", async () => {
    const { saver, call, server, kept } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    server.draft = byDimas(2, third);
    call(0).fail(conflict);
    await settle();
    saver.change(third);
    expect(saver.snapshot()).toMatchObject({ server: { revision: 2 }, state: { kind: "saved" } });
    expect(kept.at(-1)).toBeNull();
  });

  test("a third save while the choice is open is part of the choice", async () => {
    const { saver, call, server } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    server.draft = byDimas(2, third);
    call(0).fail(conflict);
    await settle();
    server.draft = byDimas(3, contentWith("keempat", "Keluarga"));
    saver.hear(3);
    await settle();
    saver.settle({ "section cover": "theirs" });
    expect(saver.snapshot()).toMatchObject({
      content: contentWith("keempat", "Keluarga"),
      server: { revision: 3 },
      state: { kind: "saved" },
    });
  });

  test("what others save while nothing is typed shows at once and is not sent back", async () => {
    const { saver, calls, server, kept } = setUp();
    server.draft = byDimas(2, contentWith("pertama", "Keluarga"));
    saver.hear(2);
    await settle();
    expect(saver.snapshot()).toMatchObject({
      content: contentWith("pertama", "Keluarga"),
      server: { revision: 2, updatedBy: "dimas" },
      state: { kind: "saved" },
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(0);
    // What an earlier editor kept on this device is still offered.
    expect(kept).toEqual([]);
    saver.hear(2);
    saver.hear(1);
    await settle();
    expect(saver.snapshot().arrivals).toHaveLength(1);
    saver.purgeArrivals();
    expect(saver.snapshot().arrivals).toEqual([]);
  });

  test("a text that goes on being written elsewhere is one change with its beginning", async () => {
    const { saver, server } = setUp();
    for (const [revision, signature] of [
      [2, "Kel"],
      [3, "Keluarga"],
    ] as const) {
      server.draft = byDimas(revision, contentWith("pertama", signature));
      saver.hear(revision);
      await settle();
    }
    expect(saver.snapshot().arrivals).toMatchObject([
      { differences: [{ mine: { signature: { id: "" } }, theirs: { signature: { id: "Keluarga" } } }] },
    ]);
  });

  test("the own revision, heard before its answer, is nothing new", async () => {
    const { saver, call, server } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    server.draft = { content: second, revision: 2, updatedBy: "rani" };
    saver.hear(2);
    await settle();
    call(0).succeed();
    await settle();
    expect(saver.snapshot()).toMatchObject({
      server: { revision: 2 },
      state: { kind: "saved" },
      arrivals: [],
    });
  });

  test("a save whose answer was lost is no conflict with what was typed after it", async () => {
    const { saver, call, server } = setUp();
    const close = saver.open();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    call(0).fail(new NetworkError());
    await settle();
    saver.change(third);
    await vi.advanceTimersByTimeAsync(900);
    server.draft = { content: second, revision: 2, updatedBy: "rani" };
    call(1).fail(conflict);
    await settle();
    expect(call(2)).toMatchObject({ content: third, basedOn: 2 });
    close();
  });

  test("what cannot be read now is read when the connection is back", async () => {
    const { saver, server } = setUp();
    const close = saver.open();
    saver.hear(2);
    await settle();
    expect(saver.snapshot().server.revision).toBe(1);
    server.draft = byDimas(2, third);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saver.snapshot()).toMatchObject({ content: third, server: { revision: 2 } });
    close();
  });

  test("what an earlier editor could not save is merged with what was saved since", async () => {
    const { saver, call } = setUp();
    await saver.resume({
      content: contentWith("awal", "Kami"),
      base: contentWith("awal"),
      basedOn: 1,
    });
    await settle();
    expect(call(0)).toMatchObject({ content: contentWith("pertama", "Kami"), basedOn: 1 });
  });

  test("of an earlier editor's text and a newer one of others both are offered", async () => {
    const { saver, calls } = setUp();
    await saver.resume({ content: second, base: contentWith("awal"), basedOn: 1 });
    await settle();
    expect(saver.snapshot().state).toMatchObject({ kind: "conflict", conflicts: [{ key: "section cover" }] });
    expect(calls).toHaveLength(0);
    saver.settle({ "section cover": "mine" });
    await settle();
    expect(calls.at(-1)).toMatchObject({ content: second, basedOn: 1 });
  });

  test("what an earlier editor kept is forgotten once it is the same as what was saved since", async () => {
    const { saver, calls, kept } = setUp();
    await saver.resume({ content: first, base: contentWith("awal"), basedOn: 1 });
    await settle();
    expect(calls).toHaveLength(0);
    expect(kept).toEqual([null]);
  });
});
