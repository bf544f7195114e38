import { expect, test } from "vitest";
import { toolStyle } from "./preview-sections.ts";

test("drawings of the preview move while no section's form is open, and rest while one is", () => {
  const resting = "svg g[class]{animation-play-state:paused}";
  expect(toolStyle({ isCovered: false, isWritten: false, waiting: "" })).not.toContain(resting);
  expect(toolStyle({ isCovered: false, isWritten: true, waiting: "" })).toContain(resting);
});
