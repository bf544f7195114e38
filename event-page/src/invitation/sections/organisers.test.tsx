import type { Person } from "@janur/domain/content/sections/hosts";
import { expect, it } from "vitest";
import { rani, weddingContent, weddingPublication } from "../../fixtures/fixtures.ts";
import { fullContent } from "../../fixtures/full-content.ts";
import { renderPage as render, textOf } from "../../fixtures/rendered-page.tsx";

const title = "Rapat Anggota Tahunan";
const nothing = { id: "", en: "" };
const organiser: Person = {
  ...rani,
  nickname: title,
  fullName: title,
  birthOrder: nothing,
  father: "",
  mother: "",
  photo: null,
};

function pageOf(change: Partial<Person> = {}, isEdited = false): string {
  const persons = [{ ...organiser, ...change }];
  const content = { ...weddingContent({ persons }), theme: "resmi" as const, eventType: "meeting" as const };
  return render({ publication: weddingPublication({ content }), isEdited });
}

const timesIn = (html: string, text: string) => textOf(html).split(text).length - 1;
/** Any picture of the fixture. */
const photo = fullContent()
  .sections.flatMap((section) => (section.type === "hosts" ? section.persons : []))
  .map((person) => person.photo)[0];

it("says the title of an organisation on its cover and at the end, and nowhere between", () => {
  const html = pageOf();
  expect(timesIn(html, title)).toBe(2);
  expect(html).not.toContain('id="s-hosts"');
  expect(/id="s-closing"[\s\S]*?<\/section>/.exec(html)?.[0]).toContain(title);
});

it("tells who holds the day by their own name alone", () => {
  const html = pageOf({ fullName: "Koperasi Mekar Sari" });
  expect(timesIn(html, title)).toBe(2);
  expect(timesIn(html, "Koperasi Mekar Sari")).toBe(1);
});

it("leaves it out at the end where a picture is shown with it", () => {
  const html = pageOf({ photo: photo ?? null });
  expect(html).toContain('id="s-hosts"');
  expect(timesIn(html, title)).toBe(2);
  expect(/id="s-closing"[\s\S]*?<\/section>/.exec(html)?.[0]).not.toContain(title);
});

it("keeps the section in the editor, where its host fills it", () => {
  expect(pageOf({}, true)).toContain('id="s-hosts"');
});
