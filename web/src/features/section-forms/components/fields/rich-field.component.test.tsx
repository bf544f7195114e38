import type { RichText } from "@janur/domain/content/sections/rich-text";
import type { Language } from "@janur/domain/text/language";
import { Suspense, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../../test/show.tsx";
import type { ContentProblems } from "../../../draft/content-problems.ts";
import { EditorContext, type EditorScope } from "./editor-context.ts";
import { RichField } from "./rich-field.tsx";

const scope: Omit<EditorScope, "isPaired" | "problems"> = {
  language: "id",
  theme: "kapel",
  coeditors: [],
  eventType: "wedding",
  asked: null,
  side: null,
  families: [],
  isLimited: false,
  edit: () => undefined,
  editWhole: () => undefined,
  uploads: {} as EditorScope["uploads"],
};

interface StoryProps {
  isPaired?: boolean;
  problems?: ContentProblems;
  onChange?: (value: Record<Language, RichText>) => void;
}

/** The story of a couple, as the editor shows its field. */
function Story({ isPaired = false, problems = new Map(), onChange = () => undefined }: StoryProps) {
  const [value, setValue] = useState<Record<Language, RichText>>({ id: "", en: "" });
  return (
    <EditorContext value={{ ...scope, isPaired, problems }}>
      <Suspense>
        <RichField
          label="Cerita"
          path="sections.2.text"
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      </Suspense>
    </EditorContext>
  );
}

const field = page.getByRole("textbox", { name: "Cerita" });

test("marks around the selected words make them bold, and the selection stays for the next mark", async () => {
  const onChange = vi.fn();
  await show(<Story onChange={onChange} />);
  await field.fill("Bertemu di Jogja");
  const input = field.element() as HTMLTextAreaElement;
  input.setSelectionRange(11, 16);
  await page.getByRole("button", { name: "Tebal" }).click();
  await expect.element(field).toHaveValue("Bertemu di *Jogja*");
  await expect.element(field).toHaveFocus();
  await page.getByRole("button", { name: "Miring" }).click();
  await expect.element(field).toHaveValue("Bertemu di _*Jogja*_");
  expect(JSON.stringify(onChange.mock.lastCall)).toContain('"isBold":true');
});

test("blanks and empty lines at the end stay while they are typed", async () => {
  await show(<Story />);
  await field.click();
  await userEvent.keyboard("Satu{Enter}{Enter} ");
  await expect.element(field).toHaveValue("Satu\n\n ");
  await userEvent.keyboard("dua");
  await expect.element(field).toHaveValue("Satu\n\n dua");
});

test("what is too long says by how much at the field of its language", async () => {
  const problems: ContentProblems = new Map([["sections.2.text.id", { reason: "too-long", excess: 7 }]]);
  await show(<Story problems={problems} />);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText("Kelebihan 7 karakter.")).toBeVisible();
});

test("where both languages stand side by side, the one without words says so", async () => {
  await show(<Story isPaired />);
  const other = page.getByRole("textbox", { name: "Dalam bahasa Inggris" });
  await field.fill("Bertemu di Jogja");
  await expect.element(page.getByText("Belum ditulis dalam bahasa Inggris.")).toBeVisible();
  await other.fill("We met in Jogja");
  await expect.element(page.getByText("Belum ditulis dalam bahasa Inggris.")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("Bertemu di Jogja");
});
