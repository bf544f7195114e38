import { expect, test } from "vitest";
import { oncePerBucket } from "./once-per-bucket.ts";

test("work is done once for a key and a bucket, and again for another", async () => {
  const done: string[] = [];
  const ask = oncePerBucket((key, bucket) => {
    done.push(`${key}${String(bucket)}`);
    return Promise.resolve();
  });
  await Promise.all([ask("a", 1), ask("a", 1), ask("b", 1)]);
  await ask("a", 1);
  await ask("a", 2);
  expect(done).toEqual(["a1", "b1", "a2"]);
});
