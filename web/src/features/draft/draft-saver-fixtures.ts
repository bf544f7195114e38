import { CONTENT_VERSION, withSection, type Content } from "@janur/domain/content/content";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { createDraftSaver } from "./draft-saver.ts";
import type { NotChosen, ServerDraft } from "./save-state.ts";
import type { UnsavedContent } from "./unsaved-draft.ts";

/* A saver and its server for tests, and contents to tell apart. */

const nothing = { id: "", en: "" };
const cover = {
  id: "cover",
  type: "cover",
  isHidden: false,
  eyebrow: nothing,
  senderName: "",
  senderRelation: nothing,
  senderPhoneEnding: "",
  photo: null,
} as const;
const closing = {
  id: "closing",
  type: "closing",
  isHidden: false,
  text: nothing,
  signature: nothing,
} as const;

/** @param eyebrow words on the cover @param signature words at the end */
export function contentWith(eyebrow: string, signature = ""): Content {
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

export const first = contentWith("pertama");
export const second = contentWith("kedua");
export const third = contentWith("ketiga");
/** What the server holds after somebody else has saved. */
export const byDimas = (revision: number, content: Content): ServerDraft => ({
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
export function setUp(parse: (content: Content) => Content | null = (content) => content) {
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
