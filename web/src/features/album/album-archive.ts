import { callHost } from "../../lib/client/callables.ts";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { bytesOf, saveFile } from "../../lib/storage/save-file.ts";

/** What a browser gathers before it saves it, where it cannot write a file as it comes; in bytes. */
const gatheredMost = 1_000_000_000;
/** How often a piece is asked for while there is no signal, and the longest pause between. */
const attempts = 20;
const longestPauseMs = 30_000;

type SavePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Asks where a file is to stand. Not every browser can, and none on a phone. */
function savePicker(): SavePicker | undefined {
  const known: object & { showSaveFilePicker?: SavePicker } = globalThis;
  return known.showSaveFilePicker;
}

/** Whether this browser can keep an archive of that size in one file. */
export function canKeepWhole(bytes: number): boolean {
  return bytes <= gatheredMost || savePicker() !== undefined;
}

/** Where the pieces of an archive go. */
interface Sink {
  add: (piece: Uint8Array<ArrayBuffer>) => Promise<void>;
  end: () => Promise<void>;
  drop: () => Promise<void>;
}

/** Held until all of it is there, then handed over as a download. */
function gathered(name: string): Sink {
  const pieces: Blob[] = [];
  return {
    add: (piece) => {
      pieces.push(new Blob([piece]));
      return Promise.resolve();
    },
    end: () => {
      saveFile(new Blob(pieces, { type: "application/zip" }), name);
      return Promise.resolve();
    },
    drop: () => Promise.resolve(),
  };
}

/** Straight to the disk, where the person wants it. @returns null where they want it nowhere */
async function onDisk(name: string, pick: SavePicker): Promise<Sink | null> {
  try {
    const file = await (await pick({ suggestedName: name })).createWritable();
    return { add: (piece) => file.write(piece), end: () => file.close(), drop: () => file.abort() };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}

interface Archive {
  invitationId: string;
  /** Null for all of them as one. */
  part: number | null;
  bytes: number;
  name: string;
}

/**
 * Saves a finished archive, fetched piece by piece: what a lost line takes along is asked for again.
 * @param onProgress a part of 1
 */
export async function saveArchive(
  { invitationId, part, bytes, name }: Archive,
  onProgress: (share: number) => void,
): Promise<void> {
  const pick = bytes > gatheredMost ? savePicker() : undefined;
  const sink = pick === undefined ? gathered(name) : await onDisk(name, pick);
  if (sink === null) return;
  try {
    for (let offset = 0, total = bytes; offset < total;) {
      const piece = await patiently(() => callHost("readAlbumZip", { invitationId, part, offset }));
      const read = bytesOf(piece.bytes);
      await sink.add(read);
      offset += read.length;
      total = piece.total;
      onProgress(offset / total);
    }
    await sink.end();
  } catch (error) {
    await sink.drop();
    throw error;
  }
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NetworkError) || tried === attempts) throw error;
      const pauseMs = Math.min(longestPauseMs, 500 * 2 ** tried);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
