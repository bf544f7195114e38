import { expect, test } from "vitest";
import { themeIds } from "../theme-ids.ts";
import { packsFor } from "./pack-id.ts";
import { samplesOfThemes } from "./sample-of-theme.ts";

test.each(themeIds)("%s is shown with words that its day knows", (theme) => {
  const { eventType, pack } = samplesOfThemes[theme];
  expect(packsFor(eventType)).toContain(pack);
});
