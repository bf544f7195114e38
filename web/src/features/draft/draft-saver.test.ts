import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { first, second, setUp, third } from "./draft-saver-fixtures.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("createDraftSaver", () => {
  test("saves once after the last keystroke, based on the revision it knows", async () => {
    const { saver, calls, call, kept } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(500);
    saver.change(third);
    expect(kept.at(-1)).toEqual({ content: third, base: first, basedOn: 1 });
    await vi.advanceTimersByTimeAsync(899);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
    expect(call(0)).toMatchObject({ content: third, basedOn: 1 });
    call(0).succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot()).toMatchObject({ server: { revision: 2 }, state: { kind: "saved" } });
    expect(kept.at(-1)).toBeNull();
  });

  test("what is taken back to where it was is saved again, also while the change is on its way", async () => {
    const { saver, calls, call } = setUp();
    saver.change(second);
    saver.change(first);
    await vi.advanceTimersByTimeAsync(900);
    call(0).succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot()).toMatchObject({ content: first, state: { kind: "saved" } });
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    saver.change(first);
    call(1).succeed();
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(3);
    expect(call(2)).toMatchObject({ content: first });
    call(2).succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot()).toMatchObject({ content: first, state: { kind: "saved" } });
  });

  test("what is typed while a request runs goes in a second one, based on the first answer", async () => {
    const { saver, calls, call, kept } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    saver.change(third);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toHaveLength(1);
    call(0).succeed();
    await vi.advanceTimersByTimeAsync(900);
    expect(call(1)).toMatchObject({ content: third, basedOn: 2 });
    expect(kept.at(-1)).toEqual({ content: third, base: second, basedOn: 2 });
    call(1).succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot()).toMatchObject({ server: { revision: 3 }, state: { kind: "saved" } });
  });

  test("a lost connection is said and tried again while the editor is open", async () => {
    const { saver, calls, call } = setUp();
    const close = saver.open();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    call(0).fail(new NetworkError());
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot().state).toEqual({ kind: "offline" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toHaveLength(2);
    call(1).succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot().state.kind).toBe("saved");
    close();
  });

  test("the browser's word of a connection is enough to try at once", async () => {
    const { saver, calls, call } = setUp();
    const close = saver.open();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    call(0).fail(new NetworkError());
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    close();
  });

  test("what does not fit is kept and not sent", async () => {
    const { saver, calls, kept } = setUp((content) => (content === second ? null : content));
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(0);
    expect(saver.snapshot().state).toEqual({ kind: "invalid" });
    expect(kept.at(-1)).toEqual({ content: second, base: first, basedOn: 1 });
    expect(await saver.flush()).toBeNull();
  });

  test("flushing answers the revision that holds everything typed", async () => {
    const { saver, call } = setUp();
    expect(await saver.flush()).toBe(1);
    saver.change(second);
    const flushed = saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    call(0).succeed();
    expect(await flushed).toBe(2);
  });

  test("flushing while a request runs waits for what was typed after it", async () => {
    const { saver, call } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    saver.change(third);
    const flushed = saver.flush();
    call(0).succeed();
    await vi.advanceTimersByTimeAsync(0);
    call(1).succeed();
    expect(await flushed).toBe(3);
  });

  test.each(["visibilitychange", "pagehide"])(
    "leaving the page (%s) sends what is pending at once",
    (leaving) => {
      const { saver, call, calls, kept } = setUp();
      const close = saver.open();
      window.dispatchEvent(new Event(leaving));
      expect(calls).toHaveLength(0);
      saver.change(second);
      window.dispatchEvent(new Event(leaving));
      expect(call(0)).toMatchObject({ content: second, basedOn: 1 });
      // The page may be gone before the answer.
      expect(kept.at(-1)).toEqual({ content: second, base: first, basedOn: 1 });
      close();
      expect(calls).toHaveLength(1);
    },
  );

  test("an operation that writes the draft itself begins when all is saved, and is no arrival", async () => {
    const { saver, calls, call, server } = setUp();
    saver.change(second);
    const bases: number[] = [];
    const replaced = saver.replace((basedOn) => {
      bases.push(basedOn);
      // The head tells of it before the operation has answered.
      saver.hear(basedOn + 1);
      return Promise.resolve({ content: third, revision: basedOn + 1, updatedBy: "rani" });
    });
    call(0).succeed();
    expect(await replaced).toBe(true);
    expect(bases).toEqual([2]);
    expect(saver.snapshot()).toMatchObject({
      content: third,
      server: { revision: 3 },
      state: { kind: "saved" },
      arrivals: [],
    });
    saver.change(first);
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(2);
    expect(call(1)).toMatchObject({ content: first, basedOn: 3 });
    expect(server.draft).toBeNull();
  });

  test("what such an operation refuses changes nothing, and saving goes on", async () => {
    const { saver, call } = setUp();
    const replaced = saver.replace(() => Promise.reject(new NetworkError()));
    await expect(replaced).rejects.toThrow(NetworkError);
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    expect(call(0)).toMatchObject({ content: second, basedOn: 1 });
  });

  test("what cannot be saved keeps such an operation from beginning", async () => {
    const { saver } = setUp(() => null);
    saver.change(second);
    const write = vi.fn(() => Promise.reject(new NetworkError()));
    expect(await saver.replace(write)).toBe(false);
    expect(write).not.toHaveBeenCalled();
    expect(saver.snapshot().content).toBe(second);
  });

  test("closing sends what is pending", () => {
    const { saver, call } = setUp();
    const close = saver.open();
    saver.change(second);
    close();
    expect(call(0)).toMatchObject({ content: second, basedOn: 1 });
  });
});
