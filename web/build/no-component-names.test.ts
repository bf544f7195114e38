import { expect, test } from "vitest";
import { withoutComponentNames } from "./no-component-names.ts";

test("components lose their names and nothing else, even where a name is read", () => {
  const source = [
    "const Badge = factory(() => null);",
    'Badge.displayName = "@mantine/core/Badge";',
    "\tExtended.displayName = `WithProps(${Badge.displayName})`;",
    'if (child.type?.displayName === "@mantine/core/CardSection") return null;',
    "Badge.classes = classes;",
  ];
  expect(withoutComponentNames(source.join("\n")).split("\n").filter(Boolean)).toEqual([
    source[0],
    source[3],
    source[4],
  ]);
});
