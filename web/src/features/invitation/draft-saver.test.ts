import { CONTENT_VERSION, withSection, type Content } from "@janur/domain/content";
import { AppError } from "@janur/domain/errors";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/call-errors.ts";
import { createDraftSaver } from "./draft-saver.ts";
import type { NotChosen, ServerDraft } from "./save-state.ts";
import type { UnsavedContent } from "./unsaved-draft.ts";

const nothing = { id: "", en: "" };
const cover = {
  id: "cover",
  type: "cover",
  isHidden: false,
  eyebrow: nothing,
  senderRelation: nothing,
  senderPhoneEnding: "",
} as const;
const closing = {
  id: "closing",
  type: "closing",
  isHidden: false,
  text: nothing,
  signature: nothing,
} as const;

function contentWith(eyebrow: string, signature = ""): Content {
  const content: Content = {
    version: CONTENT_VERSION,
    eventType: "wedding",
    theme: "janur",
    languages: ["id", "en"],
    sections: [cover, closing],
  };
  return withSection(withSection(content, { ...cover, eyebrow: { id: eyebrow, en: "" } }), {
    ...closing,
    signature: { id: signature, en: "" },
  });
}

const first = contentWith("pertama");
const second = contentWith("kedua");
const third = contentWith("ketiga");
const byDimas = (revision: number, content: Content): ServerDraft => ({
  content,
  revision,
  updatedBy: "dimas",
});

interface Call {
  content: Content;
  basedOn: number;
  succeed: () => void;
  fail: (error: unknown) => void;
}

/** A saver with a server that answers when the test says so. */
function setUp(parse: (content: Content) => Content | null = (content) => content) {
  const calls: Call[] = [];
  const kept: (UnsavedContent | null)[] = [];
  const aside: NotChosen[] = [];
  /** What the next reading brings; null is a lost connection. */
  const server: { draft: ServerDraft | null } = { draft: null };
  const saver = createDraftSaver({
    initial: { content: first, revision: 1, updatedBy: "rani" },
    uid: "rani",
    parse,
    keep: (unsaved) => kept.push(unsaved),
    setAside: (versions) => aside.push(...versions),
    load: () => (server.draft === null ? Promise.reject(new NetworkError()) : Promise.resolve(server.draft)),
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
  return { saver, calls, call, kept, aside, server };
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

  test("closing sends what is pending", () => {
    const { saver, call } = setUp();
    const close = saver.open();
    saver.change(second);
    close();
    expect(call(0)).toMatchObject({ content: second, basedOn: 1 });
  });
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
    saver.forgetArrivals();
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
