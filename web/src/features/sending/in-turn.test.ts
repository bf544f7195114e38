import { expect, test } from "vitest";
import { createTurns } from "./in-turn.ts";

test("what concerns a guest waits for what was said of them before, refused or not; another guest does not wait", async () => {
  const inTurn = createTurns();
  const calls: string[] = [];
  let refuse = (): void => undefined;
  const said = inTurn(["aminah", "budiarti"], () => {
    calls.push("mark");
    return new Promise((_, reject) => {
      refuse = () => {
        reject(new Error("no signal"));
      };
    });
  });
  const takenBack = inTurn(["aminah"], () => {
    calls.push("unmark");
    return Promise.resolve("restored");
  });
  await inTurn(["cahya"], () => {
    calls.push("another");
    return Promise.resolve();
  });
  expect(calls).toEqual(["mark", "another"]);
  refuse();
  await expect(said).rejects.toThrow("no signal");
  await expect(takenBack).resolves.toBe("restored");
  expect(calls).toEqual(["mark", "another", "unmark"]);
});
