import { limits } from "@janur/domain/limits";
import type { Presence } from "@janur/domain/invitation/presence";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPresence } from "./presence.ts";

const { beatMs, goneMs, pauseMs } = limits.presence;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server of two editors; its clock is hours away from theirs. */
function openServer() {
  const entries = new Map<string, Presence>();
  const watchers = new Set<(said: readonly Presence[]) => void>();
  const tell = () => {
    for (const watcher of watchers) watcher([...entries.values()]);
  };
  const writes: string[] = [];
  const clock = () => Date.now() + 7 * 3_600_000;
  const editor = (uid: string) =>
    createPresence({
      uid,
      say: (section) => {
        writes.push(uid);
        entries.set(uid, { uid, section, at: new Date(clock()) });
        tell();
        return Promise.resolve();
      },
      leave: () => {
        entries.delete(uid);
        tell();
      },
      watch: (next) => {
        watchers.add(next);
        next([...entries.values()]);
        return () => watchers.delete(next);
      },
    });
  return { editor, writes, entries, tell };
}

describe("createPresence", () => {
  test("says nothing after its coming while nobody else is there", async () => {
    const { editor, writes } = openServer();
    const rani = editor("rani");
    rani.open();
    rani.look("cover");
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(writes).toEqual(["rani"]);
    expect(rani.snapshot()).toEqual([]);
  });

  test("a section that was opened before the other one was seen is said without waiting for a heartbeat", async () => {
    const said: (string | null)[] = [];
    let show: (entries: readonly Presence[]) => void = () => undefined;
    const here = (uid: string, section: string | null) => ({ uid, section, at: new Date() });
    const rani = createPresence({
      uid: "rani",
      say: (section) => {
        said.push(section);
        return Promise.resolve();
      },
      leave: () => undefined,
      watch: (next) => {
        show = next;
        return () => undefined;
      },
    });
    rani.open();
    rani.look("closing");
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(said).toEqual([null]);
    show([here("rani", null), here("bayu", null)]);
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(said).toEqual([null, "closing"]);
    show([here("rani", "closing"), here("bayu", "cover")]);
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(said).toEqual([null, "closing"]);
  });

  test("who comes much later is seen and answered; both say again as long as both are there", async () => {
    const { editor, writes } = openServer();
    const rani = editor("rani");
    rani.open();
    rani.look("cover");
    await vi.advanceTimersByTimeAsync(3_600_000);
    const dimas = editor("dimas");
    const leave = dimas.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(rani.snapshot()).toEqual([{ uid: "dimas", section: null }]);
    expect(dimas.snapshot()).toEqual([{ uid: "rani", section: "cover" }]);
    writes.length = 0;
    await vi.advanceTimersByTimeAsync(10 * beatMs);
    expect(writes.filter((uid) => uid === "rani").length).toBeGreaterThanOrEqual(6);
    expect(writes.filter((uid) => uid === "dimas").length).toBeLessThanOrEqual(10);
    expect(dimas.snapshot()).toEqual([{ uid: "rani", section: "cover" }]);
    leave();
    expect(rani.snapshot()).toEqual([]);
    writes.length = 0;
    await vi.advanceTimersByTimeAsync(10 * beatMs);
    expect(writes).toEqual([]);
  });

  test("says another section soon, and only the latest of several", async () => {
    const { editor, writes } = openServer();
    const rani = editor("rani");
    const dimas = editor("dimas");
    rani.open();
    dimas.open();
    await vi.advanceTimersByTimeAsync(0);
    writes.length = 0;
    dimas.look("cover");
    dimas.look("closing");
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(rani.snapshot()).toEqual([{ uid: "dimas", section: "closing" }]);
    expect(writes).toEqual(["dimas"]);
  });

  test("who fell silent without leaving is gone after a while, and was never there for one who comes then", async () => {
    const { editor, entries, tell } = openServer();
    entries.set("dimas", { uid: "dimas", section: null, at: new Date(Date.now() + 7 * 3_600_000) });
    const rani = editor("rani");
    rani.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(rani.snapshot()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(goneMs + beatMs);
    expect(rani.snapshot()).toEqual([]);
    const late = editor("sri");
    late.open();
    await vi.advanceTimersByTimeAsync(0);
    tell();
    expect(late.snapshot().map(({ uid }) => uid)).toEqual(["rani"]);
  });
});
