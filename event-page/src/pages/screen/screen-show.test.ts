import "../../themes/all-looks.ts";
import { findSection, withSection } from "@janur/domain/content/content";
import { usualScreen } from "@janur/domain/screen/screen-settings";
import { expect, test } from "vitest";
import { fullContent } from "../../fixtures/full-content.ts";
import { renderScreenShow } from "./screen-show.ts";

/** What the pictures of a screen are, in their order. */
function picturesOn(pictures: string[] | null, isHidden = false): string[] {
  const content = fullContent();
  const gallery = findSection(content, "gallery");
  if (gallery === undefined) throw new Error("no gallery");
  const show = renderScreenShow({
    content: withSection(content, { ...gallery, isHidden }),
    ...{ title: "Rani & Dimas", zone: "Asia/Jakarta", wishes: [], now: new Date("2026-12-12T04:00:00Z") },
    settings: { ...usualScreen, pictures },
  });
  return show.slides
    .filter(({ kind }) => kind === "picture")
    .map(({ html }) => /\/media\/(.+?)-1440/.exec(html)?.[1] ?? html);
}

test("a screen shows the pictures that the family chose, all of them, or none", () => {
  const all = picturesOn(null);
  expect(all.length).toBeGreaterThan(1);
  expect(picturesOn(all.slice(1, 2))).toEqual(all.slice(1, 2));
  expect(picturesOn([])).toEqual([]);
});

test("pictures of a gallery that the family hides are on no screen", () => {
  expect(picturesOn(null, true)).toEqual([]);
});
