import { CONTENT_VERSION, withSection, type Content } from "@janur/domain/content";
import { AppError } from "@janur/domain/errors";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/call-errors.ts";
import { createDraftSaver } from "./draft-saver.ts";

const nothing = { id: "", en: "" };

function contentWith(eyebrow: string): Content {
  const cover = {
    id: "cover",
    type: "cover",
    isHidden: false,
    eyebrow: nothing,
    senderRelation: nothing,
    senderPhoneEnding: "",
  } as const;
  const content: Content = {
    version: CONTENT_VERSION,
    eventType: "wedding",
    theme: "janur",
    languages: ["id", "en"],
    sections: [cover],
  };
  return withSection(content, { ...cover, eyebrow: { id: eyebrow, en: "" } });
}

const first = contentWith("pertama");
const second = contentWith("kedua");
const third = contentWith("ketiga");

interface Call {
  content: Content;
  basedOn: number;
  succeed: () => void;
  fail: (error: unknown) => void;
}

/** A saver with a server that answers when the test says so. */
function setUp(parse: (content: Content) => Content | null = (content) => content) {
  const calls: Call[] = [];
  const kept: ({ content: Content; basedOn: number } | null)[] = [];
  const saver = createDraftSaver({
    initial: { content: first, revision: 1 },
    parse,
    keep: (unsaved) => kept.push(unsaved),
    save: (content, basedOn) =>
      new Promise((resolve, reject) => {
        calls.push({
          content,
          basedOn,
          succeed: () => {
            resolve({ draftRevision: basedOn + 1 });
          },
          fail: reject,
        });
      }),
    delayMs: 900,
    retryMs: 5_000,
  });
  const call = (index: number) => {
    const found = calls[index];
    if (found === undefined) throw new Error(`no call ${String(index)}`);
    return found;
  };
  return { saver, calls, call, kept };
}

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
    expect(kept.at(-1)).toEqual({ content: third, basedOn: 1 });
    await vi.advanceTimersByTimeAsync(899);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
    expect(call(0)).toMatchObject({ content: third, basedOn: 1 });
    call(0).succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot()).toMatchObject({ revision: 2, state: { kind: "saved" } });
    expect(kept.at(-1)).toBeNull();
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
    expect(kept.at(-1)).toEqual({ content: third, basedOn: 2 });
    call(1).succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot()).toMatchObject({ revision: 3, state: { kind: "saved" } });
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
    expect(kept.at(-1)).toEqual({ content: second, basedOn: 1 });
    expect(await saver.flush()).toBeNull();
  });

  test("a conflict stops saving until somebody chooses", async () => {
    const { saver, calls, call } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    call(0).fail(new AppError("draft/conflict", { revision: 7 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.snapshot().state).toEqual({ kind: "conflict", revision: 7 });
    saver.change(third);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
    saver.overwrite(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(call(1)).toMatchObject({ content: third, basedOn: 7 });
  });

  test("taking the other version forgets the own one", async () => {
    const { saver, call, kept } = setUp();
    saver.change(second);
    await vi.advanceTimersByTimeAsync(900);
    call(0).fail(new AppError("draft/conflict", { revision: 7 }));
    await vi.advanceTimersByTimeAsync(0);
    saver.replace({ content: third, revision: 7 });
    expect(saver.snapshot()).toEqual({ content: third, revision: 7, state: { kind: "saved", at: null } });
    expect(kept.at(-1)).toBeNull();
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

  test("closing sends what is pending", () => {
    const { saver, call } = setUp();
    const close = saver.open();
    saver.change(second);
    close();
    expect(call(0)).toMatchObject({ content: second, basedOn: 1 });
  });
});
