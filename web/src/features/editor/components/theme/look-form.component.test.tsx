import type { Content } from "@janur/domain/content/content";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../../test/show.tsx";
import { createDraftHistory } from "../../../draft/draft-history.ts";
import { contentWith } from "../../../draft/draft-saver-fixtures.ts";
import { EditorContext, type EditorScope } from "../../../section-forms/components/fields/editor-context.ts";
import { LookForm } from "./look-form.tsx";

const scope: Omit<EditorScope, "edit"> = {
  language: "id",
  theme: "janur",
  isPaired: false,
  coeditors: [],
  problems: new Map(),
  eventType: "wedding",
  asked: null,
  side: null,
  families: [],
  isLimited: false,
  editWhole: () => undefined,
  uploads: {} as EditorScope["uploads"],
};

/** The form of an open draft, with the way back. */
function Place() {
  const [history] = useState(() => createDraftHistory());
  const [content, setContent] = useState<Content>(() => contentWith("a", "z"));
  const edit: EditorScope["edit"] = (change, stroke) => {
    const after = change(content);
    history.record(content, after, stroke);
    setContent(after);
  };
  return (
    <EditorContext value={{ ...scope, edit }}>
      <LookForm content={content} />
      <button
        onClick={() => {
          setContent(history.undo(content)?.content ?? content);
        }}
      >
        Urungkan
      </button>
    </EditorContext>
  );
}

test("a colour that is drawn through many others is taken back at once", async () => {
  await show(<Place />);
  await page.getByText("Warna, huruf, dan ornamen", { exact: false }).click();
  const accents = page.getByRole("group", { name: "Warna tombol dan tautan" });
  const picker = accents.getByLabelText("Warna lain");
  for (const colour of ["#102030", "#112233", "#123456"]) await picker.fill(colour);
  await expect.element(picker).toHaveValue("#123456");
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect.element(accents.getByRole("radio", { name: "Asli tema" })).toBeChecked();
});
