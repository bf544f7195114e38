import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/calls/call-errors.ts";

const callHost = vi.hoisted(() =>
  vi.fn<(name: string, input: { offset: number }) => Promise<{ bytes: string; total: number }>>(),
);
const saveFile = vi.hoisted(() => vi.fn());
vi.mock("../../lib/client/callables.ts", () => ({ callHost }));
vi.mock("../../lib/storage/save-file.ts", async (original) => ({
  ...(await original<object>()),
  saveFile,
}));
const { canKeepWhole, saveArchive } = await import("./album-archive.ts");

const large = 5_000_000_000;
const bytes = Uint8Array.from({ length: 10 }, (_, index) => index);

/** Answers with four bytes at a time; of `total` the server knows more than the room did. */
function serve(): void {
  callHost.mockImplementation((_name, { offset }) =>
    Promise.resolve({
      bytes: btoa(String.fromCharCode(...bytes.subarray(offset, offset + 4))),
      total: bytes.length,
    }),
  );
}

const archive = { invitationId: "i", part: null, bytes: bytes.length, name: "album.zip" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  serve();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a small archive is gathered and saved whole", async () => {
  const shares: number[] = [];
  await saveArchive(archive, (share) => shares.push(share));
  expect(shares).toEqual([0.4, 0.8, 1]);
  const [file, name] = saveFile.mock.calls[0] as [Blob, string];
  expect(name).toBe("album.zip");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

test("a piece that met no signal is asked for again, and nothing of it comes twice", async () => {
  callHost.mockRejectedValueOnce(new NetworkError()).mockRejectedValueOnce(new NetworkError());
  const saving = saveArchive(archive, () => undefined);
  await vi.runAllTimersAsync();
  await saving;
  const [file] = saveFile.mock.calls[0] as [Blob];
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect(callHost.mock.calls.map(([, { offset }]) => offset)).toEqual([0, 0, 0, 4, 8]);
});

test("what the server refuses is not asked for again", async () => {
  callHost.mockRejectedValue(new Error("export/not-ready"));
  await expect(saveArchive(archive, () => undefined)).rejects.toThrow("export/not-ready");
  expect(callHost).toHaveBeenCalledTimes(1);
  expect(saveFile).not.toHaveBeenCalled();
});

test("a large one goes to the file that was chosen, piece by piece, and nowhere where none was", async () => {
  expect(canKeepWhole(large)).toBe(false);
  expect(canKeepWhole(bytes.length)).toBe(true);
  const written: number[] = [];
  const file = { write: vi.fn(), close: vi.fn(), abort: vi.fn() };
  file.write.mockImplementation((piece: Uint8Array) => Promise.resolve(written.push(...piece)));
  const pick = vi.fn(() => Promise.resolve({ createWritable: () => Promise.resolve(file) }));
  vi.stubGlobal("showSaveFilePicker", pick);
  expect(canKeepWhole(large)).toBe(true);
  await saveArchive({ ...archive, bytes: large }, () => undefined);
  expect(pick).toHaveBeenCalledWith({ suggestedName: "album.zip" });
  expect(Uint8Array.from(written)).toEqual(bytes);
  expect([file.close, file.abort].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(saveFile).not.toHaveBeenCalled();

  callHost.mockClear();
  pick.mockRejectedValueOnce(new DOMException("no", "AbortError"));
  await saveArchive({ ...archive, bytes: large }, () => undefined);
  expect(callHost).not.toHaveBeenCalled();

  // One that fails leaves no half of an archive behind.
  callHost.mockRejectedValue(new Error("limit/too-many-requests"));
  await expect(saveArchive({ ...archive, bytes: large }, () => undefined)).rejects.toThrow("limit");
  expect(file.abort).toHaveBeenCalledTimes(1);
});
