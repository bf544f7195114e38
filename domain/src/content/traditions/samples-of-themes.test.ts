import { expect, test } from "vitest";
import { themeIds } from "../theme-ids.ts";
import { packsFor } from "./pack-id.ts";
import { samplesOfThemes } from "./samples-of-themes.ts";

test.each(themeIds)("%s is shown with words that its day knows", (theme) => {
  const { eventType, pack } = samplesOfThemes[theme];
  expect(packsFor(eventType)).toContain(pack);
});
