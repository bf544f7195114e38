import { slug } from "../page.ts";
import { field, text } from "../read.ts";

/** A picture that is not sent completely: it outlives a lost line and a closed tab. */
export interface KeptPhoto {
  /** Of this picture; announced again with it, it is the same one. */
  key: string;
  slug: string;
  blob: Blob;
  name: string;
  hash: string;
  at: number;
}

const store = "photos";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("janur-album", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "key" });
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error("no storage"));
    };
  });
}

/** Storage may be switched off or full: then a picture lives as long as its page. */
async function act<T>(mode: IDBTransactionMode, ask: (photos: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await opened();
    return await new Promise<T | undefined>((resolve) => {
      const transaction = database.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      // A request that succeeded is undone with a tab that closes before its transaction is through.
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        database.close();
        resolve(undefined);
      };
    });
  } catch {
    return undefined;
  }
}

export function keepPhoto(photo: KeptPhoto): Promise<unknown> {
  return act("readwrite", (photos) => photos.put(photo));
}

export function forgetPhoto(key: string): Promise<unknown> {
  return act("readwrite", (photos) => photos.delete(key));
}

/** Those of this invitation, the first chosen first. */
export async function keptPhotos(): Promise<KeptPhoto[]> {
  const all: unknown = await act("readonly", (photos) => photos.getAll());
  if (!Array.isArray(all)) return [];
  return all.filter(isOfPage).sort((a, b) => a.at - b.at);
}

function isOfPage(photo: unknown): photo is KeptPhoto {
  return text(photo, "slug") === slug && field(photo, "blob") instanceof Blob;
}
