import { describe, expect, test } from "vitest";
import { eventTypes } from "../content/event-type.ts";
import { starterTasks } from "./starter-tasks.ts";
import { taskInputSchema } from "./task.ts";

describe.each(eventTypes)("the starter list of a %s", (eventType) => {
  const inIndonesian = starterTasks(eventType, "id");
  const inEnglish = starterTasks(eventType, "en");

  test("is a list of tasks from before the event until after it", () => {
    for (const task of [...inIndonesian, ...inEnglish]) expect(taskInputSchema.parse(task)).toEqual(task);
    const days = inIndonesian.map(({ due }) => (due !== null && "days" in due ? due.days : null));
    expect(days).toEqual(days.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(days[0]).toBeLessThan(-13);
    expect(days.at(-1)).toBe(7);
    expect(inIndonesian.length).toBeGreaterThanOrEqual(11);
  });

  test("says the same in both languages, each thing once", () => {
    expect(inEnglish.map(({ due }) => due)).toEqual(inIndonesian.map(({ due }) => due));
    for (const tasks of [inIndonesian, inEnglish]) {
      expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
    }
    expect(inIndonesian.filter(({ title }, index) => title === inEnglish[index]?.title)).toEqual([]);
  });
});
