import { contentSchema, type Content } from "@janur/domain/content/content";
import { questionKinds } from "@janur/domain/content/sections/question";
import { fullContent } from "@janur/event-page/fixtures/full-content";

/* An invitation of all sections, any text of which can be replaced. */

type Path = readonly string[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function setLeaf(value: unknown, [key = "", ...rest]: Path, text: string): void {
  if (typeof value !== "object" || value === null) return;
  if (rest.length === 0) Reflect.set(value, key, text);
  else setLeaf(Reflect.get(value, key), rest, text);
}

function takes(path: Path, text: string): boolean {
  const changed: unknown = structuredClone(base);
  setLeaf(changed, path, text);
  return contentSchema.safeParse(changed).success;
}

/** One question of each kind, asked of everybody. */
const questions = questionKinds.map((kind) => ({
  id: `q-${kind}`,
  kind,
  label: { id: "?", en: "?" },
  options: kind === "choice" || kind === "several" ? [{ id: "a", label: { id: "!", en: "!" } }] : [],
  isRequired: false,
  tags: [],
}));

const full = fullContent(2);
const base: Content = {
  ...full,
  sections: full.sections.map((section) => (section.type === "rsvp" ? { ...section, questions } : section)),
};

/** The fields that take any text, each with the most that it holds. */
export const textFields = leavesOf(base).flatMap((path) => {
  const room = [1000, 400, 160, 120, 40].find((length) => takes(path, "<".repeat(length)));
  return room === undefined ? [] : [{ path, room }];
});

/** Cut to a field's room, without half a character. */
export function cutTo(text: string, room: number): string {
  return text
    .trim()
    .slice(0, room)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

/** @param textOf gives the text of the field with this number */
export function contentOf(textOf: (index: number) => string): Content {
  const filled: unknown = structuredClone(base);
  textFields.forEach(({ path, room }, index) => {
    setLeaf(filled, path, cutTo(textOf(index), room));
  });
  return contentSchema.parse(filled);
}
