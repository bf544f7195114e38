import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

/** Work that ends when it is told to. */
function held() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => {
        if (error === undefined) resolve(name);
        else reject(error);
      });
    });
  };
  return { started, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test("starts so many at once, and each other when one has ended", async () => {
  const { started, work, end } = held();
  const inTurn = atMost(2);
  const [a, b, c] = [inTurn(work("a")), inTurn(work("b")), inTurn(work("c"))];
  expect(started).toEqual(["a", "b"]);
  end("b");
  expect(await b).toBe("b");
  await Promise.resolve();
  expect(started).toEqual(["a", "b", "c"]);
  end("c");
  end("a");
  expect(await Promise.all([a, c])).toEqual(["a", "c"]);
});

test("goes on after work that failed", async () => {
  const { started, work, end } = held();
  const inTurn = atMost(1);
  const [failing, next] = [inTurn(work("failing")), inTurn(work("next"))];
  end("failing", new Error("no database"));
  await expect(failing).rejects.toThrow("no database");
  end("next");
  expect(await next).toBe("next");
  expect(started).toEqual(["failing", "next"]);
  const later = inTurn(work("later"));
  expect(started.at(-1)).toBe("later");
  end("later");
  expect(await later).toBe("later");
});
