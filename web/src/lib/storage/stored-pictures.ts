import type { pictureDatabases } from "./unsent.ts";

/** Pictures that wait on this device, by the message or entry that they belong to. */
export interface StoredPictures {
  get: (id: string) => Promise<Blob | undefined>;
  /** Resolves once the picture outlives this tab, and where that cannot be, too. */
  put: (id: string, picture: Blob) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const store = "pictures";
type PictureDatabase = (typeof pictureDatabases)[keyof typeof pictureDatabases];

/**
 * Keeps pictures in the browser's database, so that they outlive the tab; where
 * that is forbidden or full, as long as the tab.
 */
export function storedPictures(database: PictureDatabase): StoredPictures {
  const memory = new Map<string, Blob>();
  const ask = (mode: IDBTransactionMode, question: (pictures: IDBObjectStore) => IDBRequest) =>
    askIn(database, mode, question);
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

async function askIn(
  database: PictureDatabase,
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
    const transaction = opened.transaction(store, mode);
    const [answer] = await Promise.all([
      settled(question(transaction.objectStore(store))),
      committed(transaction),
    ]);
    return answer;
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

/** A request that succeeded is undone with a tab that closes before this. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error("the browser's database kept nothing"));
    };
  });
}
