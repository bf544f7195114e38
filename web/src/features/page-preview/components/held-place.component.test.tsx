import { afterEach, expect, test } from "vitest";
import { holdPlace } from "./edited-places.ts";

let end: () => void = () => undefined;
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A page of 300 px with a section far below, and what comes later above it. */
function openPage() {
  const frame = document.createElement("iframe");
  frame.height = "300";
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error("a frame without a page");
  page.body.innerHTML =
    '<div id="picture"></div><div style="height:900px"></div>' +
    '<section id="hosts"><h3 data-edit="text s1 people.0.nickname">Bayu</h3></section><div style="height:900px"></div>';
  // Safari leaves pages where they are.
  page.documentElement.style.setProperty("overflow-anchor", "none");
  const top = () => Math.round(page.querySelector("h3")?.getBoundingClientRect().top ?? -1);
  return { page, top };
}
const place = { sectionId: "s1", path: "people.0.nickname" };
const grow = (page: Document) => page.getElementById("picture")?.style.setProperty("height", "700px");

test("what is edited stays in sight while pictures above it still come", async () => {
  const { page, top } = openPage();
  end = holdPlace(page, "hosts", place, 300);
  await expect.poll(top).toBe(75);
  grow(page);
  expect(top()).toBe(775);
  await expect.poll(top).toBe(75);
});

test("whoever scrolls in the page meanwhile is left where they are", async () => {
  const { page, top } = openPage();
  end = holdPlace(page, "hosts", place, 300);
  await expect.poll(top).toBe(75);
  page.dispatchEvent(new WheelEvent("wheel"));
  page.defaultView?.scrollTo({ top: 0, behavior: "instant" });
  grow(page);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(page.defaultView?.scrollY).toBe(0);
});
