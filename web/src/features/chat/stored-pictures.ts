import type { SmallPicture } from "./shrink-picture.ts";

/** Pictures that wait on this device, by the message that they are. */
export interface StoredPictures {
  get: (id: string) => Promise<Blob | undefined>;
  put: (id: string, picture: SmallPicture["jpeg"]) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const database = "janur-outbox";
const store = "pictures";

/**
 * Keeps pictures in the browser's database, so that they outlive the tab; where
 * that is forbidden or full, as long as the tab.
 */
export function storedPictures(): StoredPictures {
  const memory = new Map<string, Blob>();
  return {
    get: async (id) => {
      const known = memory.get(id);
      if (known !== undefined) return known;
      const found: unknown = await ask("readonly", (pictures) => pictures.get(id)).catch(() => undefined);
      return found instanceof Blob ? found : undefined;
    },
    put: async (id, picture) => {
      memory.set(id, picture);
      await ask("readwrite", (pictures) => pictures.put(picture, id)).catch(() => undefined);
    },
    remove: async (id) => {
      memory.delete(id);
      await ask("readwrite", (pictures) => pictures.delete(id)).catch(() => undefined);
    },
  };
}

async function ask(
  mode: IDBTransactionMode,
  question: (pictures: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(store);
  };
  await settled(opening);
  const opened = opening.result;
  try {
    return await settled(question(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("the browser's database did not answer"));
    };
  });
}
