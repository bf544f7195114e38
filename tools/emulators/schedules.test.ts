import "../../functions/src/harness/demo-project.ts";
import { expect, test } from "vitest";
import * as triggers from "../../functions/src/triggers.ts";
import { scheduledFunctions } from "./schedules.ts";

test("the local suite runs every function that has a schedule, and no other", () => {
  const scheduled = Object.entries(triggers).flatMap(([name, trigger]) =>
    "scheduleTrigger" in trigger.__endpoint ? [name] : [],
  );
  expect([...scheduledFunctions].sort()).toEqual(scheduled.sort());
});
