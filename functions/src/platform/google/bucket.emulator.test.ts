import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { filesUnder, removeFile, writeFile } from "./bucket.ts";

test("lists all files under a path, however many one answer of the bucket names", async () => {
  const folder = `exports/${randomBytes(8).toString("hex")}/`;
  const names = Array.from({ length: 5 }, (_, index) => `${folder}${String(index)}.txt`);
  for (const name of names) await writeFile(name, Buffer.from("isi"), "text/plain");
  for (const pageSize of [1, 2, 5, undefined])
    expect((await filesUnder(folder, { pageSize })).map(({ name }) => name).sort()).toEqual(names);
  expect(await filesUnder(`${folder}none`)).toEqual([]);
  await Promise.all(names.map(removeFile));
  expect(await filesUnder(folder)).toEqual([]);
});
