import { expect, test } from "vitest";
import { atMost, atMostOrNot } from "./at-most.ts";

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

test("takes no more than so many where none may wait, and others once one has ended, however it did", async () => {
  const { started, work, end } = held();
  const ifRoom = atMostOrNot(2);
  const [a, b] = [ifRoom(work("a")), ifRoom(work("b"))];
  expect(ifRoom(work("c"))).toBeNull();
  end("a", new Error("no database"));
  await expect(a).rejects.toThrow("no database");
  const d = ifRoom(work("d"));
  expect(ifRoom(work("e"))).toBeNull();
  expect(started).toEqual(["a", "b", "d"]);
  end("b");
  end("d");
  expect(await Promise.all([b, d])).toEqual(["b", "d"]);
});
