import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { unsentCount } from "../../lib/storage/unsent.ts";
import { UploadQueue } from "./upload-queue.ts";
import { watchUploads } from "./watch-uploads.ts";

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a picture without signal arrives once it is back, whether or not its form is there", async () => {
  let isOnline = false;
  const onTaken = vi.fn();
  const queue = new UploadQueue<string>({
    prepare: (file) => Promise.resolve(file),
    send: () => (isOnline ? Promise.resolve("media") : Promise.reject(new NetworkError())),
    isOnline: () => isOnline,
    onTaken,
  });
  watchUploads(queue);
  queue.add("cover", [{ name: "foto.jpg", file: new Blob() }]);
  await vi.waitFor(() => {
    expect(queue.snapshot()).toMatchObject([{ state: { kind: "offline" } }]);
  });
  expect(unsentCount()).toBe(1);
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => {
    expect(onTaken).toHaveBeenCalledExactlyOnceWith("cover", "media", []);
  });
  expect(unsentCount()).toBe(0);
});

test("one that failed is nobody's reason to stay", async () => {
  const queue = new UploadQueue<string>({
    prepare: (file) => Promise.resolve(file),
    send: () => Promise.reject(new Error("refused")),
    isOnline: () => true,
    onTaken: vi.fn(),
  });
  watchUploads(queue);
  queue.add("cover", [{ name: "foto.jpg", file: new Blob() }]);
  expect(unsentCount()).toBe(1);
  await vi.waitFor(() => {
    expect(unsentCount()).toBe(0);
  });
});
