import { fullContent } from "@janur/event-page/fixtures/full-content";
import { weddingPublication } from "@janur/event-page/fixtures/fixtures";
import { renderPage } from "@janur/event-page/fixtures/rendered-page.tsx";
import { readEditMark } from "@janur/event-page/invitation/sections/edit-mark";
import { MantineProvider } from "@mantine/core";
import { prerender } from "react-dom/static";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { loadNamespaces } from "../../../lib/i18n/i18n.ts";
import { UploadQueue } from "../../media/upload-queue.ts";
import { EditorContext, type EditorScope } from "./fields/editor-context.ts";
import { fieldAt } from "./fields/field-at.ts";

vi.stubGlobal("CSS", { supports: () => true });
// What is on its way to the server is known in a browser alone.
vi.mock("../../media/components/picture-uploads.tsx", () => ({ PictureUploads: () => null }));
const { SectionForm } = await import("./section-form.tsx");

const content = fullContent();
const language = "id";

const nothing = () => undefined;
const scope: Omit<EditorScope, "asked"> = {
  language,
  theme: content.theme,
  isPaired: false,
  coeditors: [],
  problems: new Map(),
  eventType: content.eventType,
  side: null,
  families: [],
  isLimited: false,
  edit: nothing,
  editWhole: nothing,
  uploads: new UploadQueue({
    prepare: (file) => Promise.resolve(file),
    send: () => Promise.reject(new Error("nothing is sent here")),
    isOnline: () => false,
    onTaken: nothing,
  }),
};

/** Places of the fields that a section's form shows while one of them is asked for. */
async function namesAsked(sectionId: string, path: string): Promise<string[]> {
  const section = content.sections.find(({ id }) => id === sectionId);
  if (section === undefined) throw new Error(`no section ${sectionId}`);
  const { prelude } = await prerender(
    <MantineProvider>
      <MemoryRouter>
        <EditorContext value={{ ...scope, asked: { path, at: 1 } }}>
          <SectionForm section={section} content={content} />
        </EditorContext>
      </MemoryRouter>
    </MantineProvider>,
  );
  const html = await new Response(prelude).text();
  return [...html.matchAll(/data-field="([^"]+)"/g)].map(([, name]) => name ?? "");
}

test("whatever can be tapped on the page leads to exactly its field", async () => {
  await loadNamespaces(["invitation", "editor", "picture", "shell"]);
  const publication = weddingPublication({ content });
  const html = renderPage({ publication, mode: "preview", isEdited: true });
  const marks = new Set([...html.matchAll(/data-edit="([^"]+)"/g)].map(([, mark]) => mark ?? ""));
  expect(marks.size).toBeGreaterThan(30);
  for (const place of ["gallery pictures.0.caption", "gifts accounts.0", "gifts qris", "persons.0"])
    expect([...marks].filter((mark) => mark.endsWith(place))).toHaveLength(1);
  const lost: string[] = [];
  for (const mark of marks) {
    const { sectionId, path } = readEditMark(mark) ?? { sectionId: "", path: "" };
    const at = `sections.${String(content.sections.findIndex(({ id }) => id === sectionId))}.${path}`;
    const names = await namesAsked(sectionId, at);
    const found = names[fieldAt(names, at, language)];
    if (found !== at && found !== `${at}.${language}`) lost.push(`${mark}: ${found ?? "nowhere"}`);
  }
  expect(lost).toEqual([]);
}, 60_000);

test("what has no field of its own is looked for where it would stand", () => {
  const names = [
    "sections.1.heading.id",
    "sections.1.accounts.0",
    "sections.1.accounts",
    "sections.2.text.id",
  ];
  const field = (path: string) => names[fieldAt(names, path, "id")];
  expect(field("sections.1.accounts.0")).toBe("sections.1.accounts.0");
  expect(field("sections.1.accounts.7"), "it is gone").toBe("sections.1.accounts");
  expect(field("sections.1.qris"), "nothing like it").toBe("sections.1.heading.id");
  expect(field("sections.3.text")).toBeUndefined();
  expect(names[fieldAt(["sections.1.items.0", "sections.1.items.0.time"], "sections.1.items.0", "id")]).toBe(
    names[1],
  );
});
