import { withSection, type Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { richTextOf } from "@janur/domain/content/sections/rich-source";
import type { RichText } from "@janur/domain/content/sections/rich-text";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import { describe, expect, test } from "vitest";
import { createDraftHistory, withStep, type Returned } from "./draft-history.ts";
import { contentWith } from "./draft-saver-fixtures.ts";
import { withTextAt } from "./edited-text.ts";
import { withoutSection } from "./section-edits.ts";

/** An editor without a server: what is typed is recorded, what comes from elsewhere is not. */
function openEditor(start: Content = contentWith("a", "z")) {
  let time = 0;
  let content = start;
  const history = createDraftHistory(() => time);
  const goTo = (returned: Returned | null) => {
    if (returned !== null) content = returned.content;
    return returned;
  };
  return {
    history,
    wait: (ms: number) => (time += ms),
    write: (change: (content: Content) => Content, place?: string) => {
      const before = content;
      content = change(before);
      history.record(before, content, place);
    },
    receive: (change: (content: Content) => Content) => (content = change(content)),
    undo: () => goTo(history.undo(content)),
    redo: () => goTo(history.redo(content)),
    content: () => content,
  };
}

const withCover = (text: string) => (content: Content) => withWords(content, "cover", text);
const withSignature = (text: string) => (content: Content) => withWords(content, "closing", text);

function withWords(content: Content, id: "cover" | "closing", text: string): Content {
  const section = content.sections.find((one) => one.id === id);
  if (section?.type === "cover")
    return withSection(content, { ...section, eyebrow: { ...section.eyebrow, id: text } });
  if (section?.type === "closing")
    return withSection(content, { ...section, signature: { ...section.signature, id: text } });
  return content;
}

const none = { id: "", en: "" };
const { pauseMs, steps } = limits.content.undo;

/** Typing into what one family has for itself. */
const inFamily = (change: (content: Content) => Content) => (content: Content) =>
  withSideEdited(content, "groom", change(contentOfSide(content, "groom")));

describe("createDraftHistory", () => {
  test("takes what was typed into a family's version back as one step, and the version with the next", () => {
    const editor = openEditor();
    const before = editor.content();
    for (const text of ["S", "Su", "Sugeng"]) editor.write(inFamily(withSignature(text)));
    expect(contentOfSide(editor.content(), "groom").sections.at(-1)).toMatchObject({
      signature: { id: "Sugeng" },
    });
    editor.undo();
    expect(contentOfSide(editor.content(), "groom").sections.at(-1)).toMatchObject({
      signature: { id: "S" },
    });
    editor.undo();
    expect(editor.content()).toEqual(before);
    editor.redo();
    editor.redo();
    expect(contentOfSide(editor.content(), "groom").sections.at(-1)).toMatchObject({
      signature: { id: "Sugeng" },
    });
  });

  test("keeps what was put in a text's place apart from what is typed there next", () => {
    const editor = openEditor();
    const before = editor.content();
    const corrected = editor.receive(withCover("ab"));
    editor.history.record(before, corrected, null);
    editor.write(withCover("abc"));
    editor.undo();
    expect(editor.content()).toEqual(corrected);
    editor.undo();
    expect(editor.content()).toEqual(before);
    editor.redo();
    expect(editor.content()).toEqual(corrected);
  });

  test("a name that is typed on the page is one step, also while the full name follows it", () => {
    const nickname = { sectionId: "hosts", path: "persons.0.nickname" };
    const named = (name: string) => (content: Content) => withTextAt(content, nickname, "id", name);
    const start = starterContent({
      eventType: "wedding",
      language: "id",
      names: ["Rani", "Dimas"],
      startAt: null,
      zone: "Asia/Jakarta",
      venue: "",
      city: "",
    });
    const editor = openEditor(start);
    for (const name of ["A", "Ay", "Ayu"]) editor.write(named(name));
    expect(editor.content()).toEqual(named("Ayu")(start));
    editor.undo();
    expect(editor.content()).toEqual(start);
  });

  test("takes a first look and a last one back apart from the words", () => {
    const notes = (text: RichText) => (content: Content) => ({
      ...content,
      sections: [
        ...content.sections.filter(({ type }) => type !== "notes"),
        { id: "notes", type: "notes", isHidden: false, heading: none, text: { ...none, id: text } } as const,
      ],
    });
    const editor = openEditor(notes("")(contentWith("a", "z")));
    for (const source of ["Bawa", "Bawa kado", "Bawa *kado*", "Bawa *kado* ya", "Bawa kado ya"])
      editor.write(notes(richTextOf(source)));
    const back = ["Bawa *kado* ya", "Bawa *kado*", "Bawa kado", ""];
    for (const source of back) {
      editor.undo();
      expect(editor.content()).toEqual(notes(richTextOf(source))(contentWith("a", "z")));
    }
  });

  test("takes changes back over sections and theme, one by one, and makes them again", () => {
    const editor = openEditor();
    editor.write(withCover("b"));
    editor.write(withSignature("y"));
    editor.write((content) => ({ ...content, theme: "sunyi" }));
    expect(editor.undo()?.differences).toMatchObject([{ part: "theme" }]);
    expect(editor.content()).toEqual(contentWith("b", "y"));
    editor.undo();
    expect(editor.content()).toEqual(contentWith("b", "z"));
    editor.undo();
    expect(editor.content()).toEqual(contentWith("a", "z"));
    expect(editor.history.snapshot()).toEqual({ canUndo: false, canRedo: true });
    expect(editor.undo()).toBeNull();
    editor.redo();
    editor.redo();
    editor.redo();
    expect(editor.content()).toEqual({ ...contentWith("b", "y"), theme: "sunyi" });
    expect(editor.history.snapshot()).toEqual({ canUndo: true, canRedo: false });
  });

  test("typing in one text is one step until it pauses; another text is another step", () => {
    const editor = openEditor();
    editor.write(withCover("ab"));
    editor.wait(pauseMs - 1);
    editor.write(withCover("abc"));
    editor.write(withSignature("zy"));
    editor.wait(pauseMs);
    editor.write(withSignature("zyx"));
    editor.undo();
    expect(editor.content()).toEqual(contentWith("abc", "zy"));
    editor.undo();
    expect(editor.content()).toEqual(contentWith("abc", "z"));
    editor.undo();
    expect(editor.content()).toEqual(contentWith("a", "z"));
  });

  test("a colour is one step for as long as it is drawn without a pause", () => {
    const inColour = (accent: string) => (content: Content) => ({
      ...content,
      adjustments: { janur: { accent } },
    });
    const editor = openEditor();
    for (const accent of ["#110000", "#220000", "#330000"]) editor.write(inColour(accent), "accent");
    editor.wait(pauseMs);
    editor.write(inColour("#440000"), "accent");
    editor.undo();
    expect(editor.content()).toEqual(inColour("#330000")(contentWith("a", "z")));
    editor.undo();
    expect(editor.content()).toEqual(contentWith("a", "z"));
  });

  test("what somebody else wrote meanwhile stays, in another text and in the same one", () => {
    const editor = openEditor();
    editor.write(withCover("mine"));
    editor.receive(withSignature("theirs"));
    editor.undo();
    expect(editor.content()).toEqual(contentWith("a", "theirs"));
    editor.redo();
    expect(editor.content()).toEqual(contentWith("mine", "theirs"));
    editor.receive(withCover("also theirs"));
    expect(editor.undo()).toBeNull();
    expect(editor.content()).toEqual(contentWith("also theirs", "theirs"));
  });

  test("brings back a section that was taken out, and the order of sections", () => {
    const editor = openEditor();
    const start = editor.content();
    editor.write((content) => ({ ...content, sections: content.sections.toReversed() }));
    editor.write((content) => withoutSection(content, "closing"));
    editor.undo();
    expect(editor.content().sections.map(({ id }) => id)).toEqual(["closing", "cover"]);
    expect(editor.undo()?.differences).toEqual([]);
    expect(editor.content()).toEqual(start);
  });

  test("a new change forgets what was taken back", () => {
    const editor = openEditor();
    editor.write(withCover("b"));
    editor.undo();
    editor.write(withSignature("y"));
    expect(editor.redo()).toBeNull();
    expect(editor.content()).toEqual(contentWith("a", "y"));
  });

  test("remembers so many steps and no more", () => {
    const editor = openEditor();
    for (let count = 0; count <= steps; count += 1) {
      editor.wait(pauseMs);
      editor.write(withCover(`text ${String(count)}`));
    }
    let taken = 0;
    while (editor.undo() !== null) taken += 1;
    expect(taken).toBe(steps);
    expect(editor.content()).toEqual(contentWith("text 0", "z"));
  });
});

test("a version that was put in the draft's place is taken back without what was written since", () => {
  const [before, restored] = [contentWith("a", "z"), contentWith("old", "older")];
  expect(withStep(restored, restored, before)?.content).toEqual(before);
  const rewritten = withSignature("theirs")(restored);
  expect(withStep(rewritten, restored, before)?.content).toEqual(contentWith("a", "theirs"));
  expect(withStep(contentWith("new", "theirs"), restored, before)).toBeNull();
});
